import { Writable } from 'node:stream'

/** A stream that keeps what is written to it, in the place of stdout. */
export function createSink(): { readonly stream: Writable; text(): string; lines(): string[] } {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  const text = () => Buffer.concat(chunks).toString()
  return { stream, text, lines: () => text().split('\n').slice(0, -1) }
}
