// Servers on loopback: of files, of a registry for npm, and a proxy.

import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from '@jest/globals'
import { sri } from './archive.ts'

export interface Served {
  readonly url: string
  /** `GET /path` for each request. */
  readonly asked: string[]
  readonly server: Server
}

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Serves until the test is over. */
export async function serve(listener: RequestListener): Promise<Served> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  running.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server }
}

/** Serves these files, and 404 for all others. */
export function serveFiles(files: Readonly<Record<string, Buffer>>): Promise<Served> {
  return serve(({ url = '' }, response) => {
    const file = files[url]
    response.writeHead(file ? 200 : 404, { 'content-length': file?.length ?? 0 })
    response.end(file)
  })
}

/** Declares a body and sends half of it. */
export function sendHalf(_: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2))
  setTimeout(() => response.destroy(), 50)
}

/** A registry with packages by name: version → archive, `latest` being the last one. */
export async function serveRegistry(
  packages: Readonly<Record<string, Readonly<Record<string, Buffer>>>>,
  onArchive?: (response: ServerResponse) => void,
): Promise<Served> {
  const served: Served = await serve((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
      .replace(/^\/mirror\//, '/')
      .slice(1)
    const [name = '', file] = path.split('/-/')
    const versions = packages[name]
    if (!versions) return response.writeHead(404).end('{"error":"not found"}')
    if (file) {
      if (onArchive) return onArchive(response)
      return response.end(versions[file.replace('.tgz', '')])
    }
    const tarball = (version: string) => `${served.url}/mirror/${name}/-/${version}.tgz`
    const list = Object.entries(versions).map(([version, archive]) => [
      version,
      { name, version, dist: { tarball: tarball(version), integrity: sri(archive) } },
    ])
    const body = { name, 'dist-tags': { latest: list.at(-1)?.[0] }, versions: Object.fromEntries(list) }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  return served
}
