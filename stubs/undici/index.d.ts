/** Cannot be made. */
export class ProxyAgent {
  private constructor()
}
