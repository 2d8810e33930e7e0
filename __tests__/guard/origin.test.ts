import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Origin, originOf } from '../../src/guard/origin.ts'
import { createFolder } from '../support/folder.ts'

const folder = createFolder()
const SHA = '0123456789abcdef0123456789abcdef01234567'

function origin(eventName: string, event: unknown): Origin {
  const path = join(folder, 'event.json')
  writeFileSync(path, typeof event === 'string' ? event : `${JSON.stringify(event, null, 2)}\n`)
  return originOf({ GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'bakery/shop' })
}

const pull = (repo: unknown, sha: unknown = SHA) => ({
  pull_request: { head: { ref: 'fix', repo }, base: { sha } },
})
const OURS = { full_name: 'bakery/shop' }
const THEIRS = { full_name: 'stranger/shop' }

describe('the checkout', () => {
  it.each([
    ['a push', 'push', { ref: 'refs/heads/main' }],
    ['a schedule', 'schedule', {}],
    ['a run by hand', 'workflow_dispatch', {}],
    ['a pull request of a branch', 'pull_request', pull(OURS)],
    ['a pull request of a branch, in another case', 'pull_request', pull({ full_name: 'Bakery/Shop' })],
    ['a run after one of ours', 'workflow_run', { workflow_run: { head_repository: OURS } }],
  ])('is ours, with secrets, for %s', (_, name, event) => {
    expect(origin(name, event)).toMatchObject({ isStrangers: false, hasNoSecrets: false })
  })

  it.each([
    ['a fork', 'pull_request', pull(THEIRS)],
    ['a fork that was deleted', 'pull_request', pull(null)],
    ['a fork that is reviewed', 'pull_request_review', pull(THEIRS)],
    ['a fork whose review has a comment', 'pull_request_review_comment', pull(THEIRS)],
  ])('is a stranger’s, without secrets, for %s', (_, name, event) => {
    expect(origin(name, event)).toMatchObject({ isStrangers: true, hasNoSecrets: true })
  })

  it.each([
    ['a fork that runs in the base', 'pull_request_target', pull(THEIRS)],
    ['a run after one of a fork', 'workflow_run', { workflow_run: { head_repository: THEIRS } }],
    ['a comment, which may be on a pull request', 'issue_comment', { issue: { pull_request: {} } }],
    ['an event that nobody knows', 'moon_landing', {}],
    ['an event that is no JSON', 'pull_request', '{"pull_request":'],
    ['an empty event', 'pull_request', ''],
    ['an event that is a list', 'pull_request', '[]'],
  ])('may be a stranger’s, with secrets, for %s', (_, name, event) => {
    expect(origin(name, event)).toMatchObject({ isStrangers: true, hasNoSecrets: false })
  })

  it('may be anybody’s where there is no event', () => {
    const unknown = { isStrangers: true, hasNoSecrets: false, base: undefined }
    expect(originOf({})).toEqual(unknown)
    expect(originOf({ GITHUB_EVENT_PATH: join(folder, 'missing.json') })).toEqual(unknown)
  })
})

describe('the base of a pull request', () => {
  it.each([
    [SHA, SHA],
    [SHA.repeat(2).slice(0, 64), SHA.repeat(2).slice(0, 64)],
    [SHA.slice(1), undefined],
    [`--upload-pack=${SHA}`, undefined],
    [SHA.toUpperCase(), undefined],
    [`${SHA}\n`, undefined],
    [42, undefined],
  ])('is a commit and nothing else: %j', (sha, expected) => {
    expect(origin('pull_request', pull(THEIRS, sha)).base).toBe(expected)
  })
})
