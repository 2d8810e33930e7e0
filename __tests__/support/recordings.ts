/** Recorded streams of the CLI; they are not part of this repository and may be missing. */
export const RECORDINGS = new URL('../../../shared/recordings/cursor/', import.meta.url)
