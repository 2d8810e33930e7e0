// `@actions/http-client` needs undici for one thing that nobody here calls, a dispatcher for `fetch` behind a proxy;
// its own requests go through node:https. The real package was half of the bundle: 1 MB of code in front of the
// secrets of a job, and 13 ms of every start.
exports.ProxyAgent = class ProxyAgent {
  constructor() {
    throw new Error('undici is not part of run-agent (stubs/undici)')
  }
}
