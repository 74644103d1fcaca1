import { moveFiles, removeFiles, renameFile } from '#src/api/files.ts'
import { createListing } from './list/listing.ts'
import { createSelection } from './picker/selection.ts'
import type { MediaServer } from './server.ts'
import { createCategories } from './tree/categories.ts'
import { createQueue, type Upload } from './upload/queue.ts'
import { recompress } from './upload/recompress.ts'
import { rootId, type Category } from './wire/category.ts'
import type { MediaFile } from './wire/media-file.ts'

export interface LibraryParts {
  recompress?: (file: File) => Promise<File>
  /** Each picture that arrived at the server. */
  onUploaded?: (upload: Upload) => void
}

export type Library = ReturnType<typeof createLibrary>

// list and upload reply may name the same server differently
const pathOf = (address: string) => address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '')
const idsOf = (files: readonly MediaFile[]) => files.map((file) => file.id).join(',')

/** Everything one library shows and does; it outlives its screen, so that a sign-in in between loses nothing. */
export function createLibrary(server: MediaServer, parts: LibraryParts = {}) {
  const categories = createCategories(server)
  const listing = createListing(server)
  const selection = createSelection()
  const arrived = new Set<string>()
  const queue = createQueue({ sendPicture: server.sendPicture, recompress: parts.recompress ?? recompress, onDone: arrive })
  let isPicking = false

  listing.$listing.listen(({ state, files }) => {
    if (state !== 'ready') return
    selection.refresh(files)
    if (isPicking && selection.$chosen.get().length < selection.limit) chooseArrived(files)
  })

  function arrive(upload: Upload): void {
    parts.onUploaded?.(upload)
    const shown = listing.$query.get().categoryId
    if (shown !== rootId && shown !== upload.categoryId) return
    if (upload.address && isPicking) arrived.add(pathOf(upload.address))
    void listing.load()
  }

  // who uploads while picking wants just these pictures
  function chooseArrived(files: readonly MediaFile[]): void {
    const fresh = files.filter((file) => arrived.delete(pathOf(file.full)) || arrived.delete(pathOf(file.thumbnail)))
    for (const file of fresh.toReversed()) selection.add([file])
  }

  /** @throws RequestError */
  async function remove(files: readonly MediaFile[]): Promise<void> {
    await server.send(removeFiles, { body: { ids: idsOf(files) } })
    selection.drop(new Set(files.map((file) => file.id)))
    await listing.load()
  }

  /** @throws RequestError */
  async function move(files: readonly MediaFile[], categoryId: string): Promise<void> {
    await server.send(moveFiles, { body: { pid: categoryId, images: idsOf(files) } })
    selection.clear()
    await listing.load()
  }

  /** @throws RequestError */
  async function rename(file: MediaFile, name: string): Promise<void> {
    await server.send(renameFile, { params: { id: file.id }, body: { real_name: name } })
    await listing.load()
  }

  /** @throws RequestError; a category with children is refused (400102) */
  async function removeCategory(category: Category): Promise<void> {
    await categories.remove(category)
    if (listing.$query.get().categoryId === category.id) await listing.change({ categoryId: category.parentId })
  }

  function reload(): Promise<unknown> {
    return Promise.all([...new Set([rootId, ...Object.keys(categories.$branches.get())])].map(categories.load).concat(listing.load()))
  }

  function upload(files: readonly File[]): Upload[] {
    return queue.add(files, listing.$query.get().categoryId)
  }

  return {
    categories,
    listing,
    selection,
    queue,
    remove,
    move,
    rename,
    removeCategory,
    reload,
    upload,
    pickAtMost(limit: number, picking: boolean) {
      isPicking = picking
      selection.limitTo(limit)
    },
  }
}
