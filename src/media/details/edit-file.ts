import { editFileDetails, type FileDetails } from '#src/api/file-library.ts'
import type { Library } from '../store.ts'
import { type MediaFile, readFile } from '../wire/media-file.ts'

/** Changes what is said of a file, or how it is cut; answers it as it is now, and the list follows. @throws RequestError */
export async function editFile(library: Library, id: string, details: FileDetails): Promise<MediaFile> {
  const { server, listing } = library
  const row = await server.send(editFileDetails, { params: { id }, body: details })
  void listing.load()
  return readFile(row, server.base)
}

/** Gives a file other content under the same addresses; answers it as it is now. @throws Error in words when that did not work */
export async function replaceFile(library: Library, file: MediaFile, content: File, failed: string): Promise<MediaFile> {
  const batch = library.upload([content], { categoryId: file.categoryId, replaces: file.id })
  const [upload] = await batch.done
  if (upload?.state !== 'done') throw new Error(upload?.message || failed)
  // nothing is changed: it answers what the file is now
  return editFile(library, file.id, {})
}
