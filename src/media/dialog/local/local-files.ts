import { sortChosen, uploadLimit, type Refusal } from '../../upload/accept.ts'

/** A file that waits in the dialog; the id stays with it when the order changes. */
export interface LocalFile {
  id: number
  file: File
}

let lastId = 0

/**
 * Adds files behind those that are there, at most 20 in all (specification 5); a file that is there already is left out.
 * `refused` are those that may not be sent, with the reason.
 */
export function addFiles(
  present: readonly LocalFile[],
  files: readonly File[],
): { files: LocalFile[]; refused: { file: File; refusal: Refusal }[] } {
  const fresh = files.filter((file) => !present.some((other) => isSame(other.file, file)))
  const sorted = sortChosen(fresh, uploadLimit - present.length)
  const added = sorted.filter(({ refusal }) => refusal === null).map(({ file }) => ({ id: ++lastId, file }))
  const refused = sorted.flatMap(({ file, refusal }) => (refusal ? [{ file, refusal }] : []))
  return { files: [...present, ...added], refused }
}

/** Moves one to another place, counted from 0; a place outside of the list changes nothing. */
export function moveFile(files: readonly LocalFile[], from: number, to: number): readonly LocalFile[] {
  const moved = files[from]
  if (!moved || to < 0 || to >= files.length) return files
  return files.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
