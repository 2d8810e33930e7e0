import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Origin, originOf } from '../../src/guard/origin.ts'
import { createFolder } from '../support/folder.ts'

const folder = createFolder()
const HERE = 'bakery/shop'
const BASE = '1f0c9a7e5d3b2841f0c9a7e5d3b2841f0c9a7e5d'

function origin(eventName: string, event: unknown): Origin {
  const path = join(folder, 'event.json')
  writeFileSync(path, typeof event === 'string' ? event : `${JSON.stringify(event, null, 2)}\n`)
  return originOf({ GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: HERE })
}

const from = (full_name: unknown, sha: unknown = BASE) => ({
  pull_request: { head: { ref: 'fix', repo: full_name === null ? null : { full_name } }, base: { sha } },
})
const ranIn = (full_name: unknown) => ({ workflow_run: { head_repository: { full_name } } })

describe('a checkout', () => {
  it.each([
    ['a fork', 'pull_request', from('stranger/shop')],
    ['a fork that was deleted', 'pull_request', from(null)],
    ['a fork under review', 'pull_request_review', from('stranger/shop')],
    ['a fork with the secrets of the base', 'pull_request_target', from('stranger/shop')],
    ['a repository whose name is no text', 'pull_request', from(['bakery/shop'])],
    ['a name that only begins like ours', 'pull_request', from('bakery/shop2')],
    ['a fork whose workflow has run', 'workflow_run', ranIn('stranger/shop')],
    ['a workflow that tells no repository', 'workflow_run', { workflow_run: {} }],
    [
      'whoever was commented on',
      'issue_comment',
      { issue: { pull_request: { url: 'https://api.example' } } },
    ],
    ['whoever opened an issue', 'issues', { issue: {} }],
    ['whoever is discussed', 'discussion_comment', { discussion: {} }],
    ['an event of the future', 'pull_request_merged', {}],
    ['an event without a name', '', {}],
    ['a pull request that is no JSON', 'pull_request', '{"pull_request":'],
    ['a pull request that is a list', 'pull_request', '[]'],
    ['an empty pull request', 'pull_request', ''],
  ])('may be of a stranger: %s', (_, name, event) => {
    expect(origin(name, event).isStrangers).toBe(true)
  })

  it.each([
    ['a branch of this repository', 'pull_request', from(HERE)],
    ['a branch, with the secrets of the base', 'pull_request_target', from(HERE)],
    ['the same name in another letter case', 'pull_request', from('Bakery/Shop')],
    ['a workflow of this repository', 'workflow_run', ranIn(HERE)],
    ['a push', 'push', { ref: 'refs/heads/main' }],
    ['a schedule', 'schedule', {}],
    ['a button', 'workflow_dispatch', {}],
    ['a merge queue', 'merge_group', {}],
    ['a release', 'release', {}],
  ])("is this repository's own: %s", (_, name, event) => {
    expect(origin(name, event).isStrangers).toBe(false)
  })

  it('may be of a stranger where there is no event, or none that can be read', () => {
    expect(originOf({}).isStrangers).toBe(true)
    const missing = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: join(folder, 'missing.json') }
    expect(originOf({ ...missing, GITHUB_REPOSITORY: HERE }).isStrangers).toBe(true)
  })
})

describe('secrets', () => {
  it.each([
    ['a fork', 'pull_request', from('stranger/shop'), true],
    ['a fork with the secrets of the base', 'pull_request_target', from('stranger/shop'), false],
    ['a branch of this repository', 'pull_request', from(HERE), false],
    ['a comment', 'issue_comment', {}, false],
    ['a push', 'push', {}, false],
    ['nothing that can be read', 'pull_request', '', false],
  ])('are withheld by GitHub, or not: %s', (_, name, event, expected) => {
    expect(origin(name, event).hasNoSecrets).toBe(expected)
  })
})

describe('the base', () => {
  it.each([
    ['the commit of the event', from(HERE), BASE],
    ['a commit in SHA-256', from(HERE, 'a'.repeat(64)), 'a'.repeat(64)],
    ['no name of a branch', from(HERE, 'main'), undefined],
    ['no option of git', from(HERE, '--upload-pack=id'), undefined],
    ['no commit with more behind it', from(HERE, `${BASE}\n`), undefined],
    ['no number', from(HERE, 1), undefined],
    ['nothing where there is none', { pull_request: {} }, undefined],
  ])('is %s', (_, event, expected) => {
    expect(origin('pull_request', event).base).toBe(expected)
  })
})
