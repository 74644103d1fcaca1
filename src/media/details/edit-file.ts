import { editFileDetails, type FileDetails } from '#src/api/file-library.ts'
import type { Library } from '../store.ts'
import { $text } from '../upload/upload.text.ts'
import { outcomeOf } from '../upload/use-outcome.ts'
import { type MediaFile, readFile } from '../wire/media-file.ts'

/** Changes what is said of a file, or how it is cut; answers it as it is now, and the list follows. @throws RequestError */
export async function editFile(library: Library, id: string, details: FileDetails): Promise<MediaFile> {
  const { server, listing } = library
  const row = await server.send(editFileDetails, { params: { id }, body: details }).catch((error: unknown) => {
    throw library.heard(error, id)
  })
  void listing.load()
  return readFile(row, server.base)
}

/**
 * Gives a file other content under the same addresses; answers it as it is now, or undefined when it was given up.
 * `mayFlatten` is asked where only a still of an animation can be sent. @throws Error in words when that did not work
 */
export async function replaceFile(
  library: Library,
  file: MediaFile,
  content: File,
  mayFlatten: () => Promise<boolean>,
): Promise<MediaFile | undefined> {
  const { queue } = library
  const batch = library.upload([content], { categoryId: file.categoryId, replaces: file.id })
  const [id = 0] = batch.ids
  let isRequested = false
  const stop = queue.$uploads.subscribe((uploads) => {
    if (isRequested || uploads.find((upload) => upload.id === id)?.state !== 'asking') return
    isRequested = true
    void mayFlatten().then((isFine) => (isFine ? queue.flatten(id) : queue.cancel([id])))
  })
  const [upload] = await batch.done.finally(stop)
  if (!upload || upload.state === 'cancelled') return undefined
  if (upload.state !== 'done') throw new Error(outcomeOf($text.get(), upload))
  // nothing is changed: it answers what the file is now
  return editFile(library, file.id, {})
}
