import { join } from 'node:path'
import { blobId } from './contents.ts'
import { createGitFolder, type Git, readBlobs } from './git.ts'
import type { Repository } from './repository.ts'
import { asOnDisk } from './same.ts'
import { algorithmOf, type Known, MAX_KEPT } from './snapshot.ts'
import type { Store } from './store.ts'

/** Bytes that are read for one purpose, all together. */
const MAX_LOADED = 64 * 1024 * 1024

/**
 * The contents of files as they were on disk before the run, out of the store or the repository's objects.
 * Each is compared with its id, so it is the right one or it is missing.
 *
 * @param links the folder in which the objects of each repository are linked, by its place in the list
 */
export async function oldContents(
  known: readonly Known[],
  store: Store,
  git: Git | undefined,
  temp: string,
  links: ReadonlyMap<Repository, string>,
): Promise<Map<Known, Buffer>> {
  const contents = new Map<Known, Buffer>()
  const wanted = new Map<Repository, Known[]>()
  let left = MAX_LOADED
  for (const each of known) {
    if (each.size > MAX_KEPT || each.size > left) continue
    left -= each.size
    if (each.saved) {
      const bytes = store.load(each.saved)
      if (blobId(bytes, algorithmOf(each.repository)) === each.id) contents.set(each, bytes)
    } else if (each.isStored && each.repository) {
      wanted.set(each.repository, [...(wanted.get(each.repository) ?? []), each])
    }
  }
  for (const [repository, list] of git ? wanted : []) {
    if (!git) break
    const folder = createGitFolder(git, temp, repository.algorithm, [
      `${repository.commonFolder}/objects`,
      ...(links.has(repository) ? [Buffer.from(links.get(repository) ?? '').toString('latin1')] : []),
    ])
    try {
      const blobs = await readBlobs(git, folder, repository.algorithm, [...new Set(list.map(({ id }) => id))])
      for (const each of list) {
        const blob = blobs.get(each.id)
        const bytes = blob && asOnDisk(blob, each.size)
        if (bytes) contents.set(each, bytes)
      }
    } finally {
      folder.remove()
    }
  }
  return contents
}

/** Where the objects of the nth repository are linked. */
export function linkFolder(folder: string, n: number): string {
  return join(folder, String(n))
}
