import { atom } from 'nanostores'
import { destroyFiles, listFileIds, restoreFiles } from '#src/api/file-library.ts'
import { moveFiles, removeFiles, renameFile } from '#src/api/files.ts'
import { RequestError } from '#src/http/failure.ts'
import { freshId } from '#src/lib/random-id.ts'
import { batchSize, inBatches, wholeSize } from './actions/batches.ts'
import { createListing } from './list/listing.ts'
import { fileQuery, firstQuery, type Accept } from './list/query.ts'
import { createChoosing } from './picker/choosing.ts'
import { createSelection } from './picker/selection.ts'
import type { MediaServer } from './server.ts'
import { createCategories, type Categories, type Fate } from './tree/categories.ts'
import { batchOf, type UploadBatch } from './upload/batch.ts'
import { paced } from './upload/paced.ts'
import { createQueue, type AddOptions, type UploadQueue } from './upload/queue.ts'
import { recompress } from '#src/http/uploads/recompress.ts'
import type { Recompress } from './upload/prepare.ts'
import type { Upload } from './upload/upload.ts'
import { rootId, type Category } from './wire/category.ts'
import type { MediaFile } from './wire/media-file.ts'

export interface LibraryParts {
  /** One of its own unless it is given one. */
  queue?: UploadQueue
  recompress?: Recompress
  /** Each picture that arrived at the server. */
  onUploaded?: (upload: Upload) => void
}

export interface UploadFilesOptions extends Omit<AddOptions, 'origin'> {
  categoryId?: string
}

export type Library = ReturnType<typeof createLibrary>

// list and upload reply may name the same server differently
const pathOf = (address: string) => address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '')

/** Reads the list anew, and how many files lie in the categories. */
const refreshing = ({ load }: ReturnType<typeof createListing>, { recount }: Categories) => {
  return (): Promise<void> => {
    recount()
    return load()
  }
}

/** Everything one library shows and does; it outlives its screen, so that a sign-in in between loses nothing. */
export function createLibrary(server: MediaServer, parts: LibraryParts = {}) {
  const listing = createListing(server)
  const categories = createCategories(server, () => listing.$query.get().accept)
  const selection = createSelection()
  let isPicking = false
  const choosing = createChoosing(server, listing, selection, () => isPicking)
  const arrived = new Set<string>()
  const emptied = new Set<(ids: readonly string[]) => void>()
  const queue = parts.queue ?? createQueue({ carrier: server.carrier, recompress: parts.recompress ?? recompress })
  /** How far an action on many is; null while none is under way. */
  const $progress = atom<{ done: number; total: number } | null>(null)
  // of this library; other ones on the page may share the queue
  const origin = freshId()
  const refresh = refreshing(listing, categories)
  // a thousand arrivals are not a thousand lists
  const showArrived = paced(
    () => void refresh(),
    () => (queue.left() > 20 ? 2000 : 400),
  )

  if (!parts.queue) queue.onArrival(arrive)
  listing.$listing.listen(({ state, files }) => {
    if (state !== 'ready') return
    selection.refresh(files)
    if (isPicking && selection.$chosen.get().count < selection.limit) chooseArrived(files)
  })

  function arrive(upload: Upload): void {
    const isOurs = upload.origin === origin
    // what was kept over a reload has no origin: every library tells of it
    if (isOurs || upload.origin === '') parts.onUploaded?.(upload)
    const shown = listing.$query.get().categoryId
    if (shown !== rootId && shown !== upload.categoryId) return categories.recount()
    if (upload.address && isPicking && isOurs) {
      arrived.add(pathOf(upload.address))
      // what has come stands at the top
      listing.toTop()
    }
    showArrived()
  }

  /** Follows what arrives in a queue that others use too, until the answer is called. */
  const follow = (): (() => void) => (parts.queue ? parts.queue.onArrival(arrive) : () => undefined)

  // who uploads while picking wants just these pictures
  function chooseArrived(files: readonly MediaFile[]): void {
    const fresh = files.filter((file) => arrived.delete(pathOf(file.full)) || arrived.delete(pathOf(file.thumbnail)))
    for (const file of fresh.toReversed()) selection.add([file])
  }

  /** Does something to files in batches; those that are through are no longer chosen, the list follows in any case. */
  async function onMany(ids: readonly string[], send: (batch: string[]) => Promise<unknown>): Promise<void> {
    $progress.set({ done: 0, total: ids.length })
    try {
      const size = server.capabilities.features.fileSearch ? wholeSize : batchSize
      await inBatches(ids, size, send, (batch, done) => {
        selection.drop(batch)
        $progress.set({ done, total: ids.length })
      })
    } finally {
      $progress.set(null)
      await refresh()
    }
  }

  /** @throws RequestError; HalfDone when a later batch failed */
  function remove(ids: readonly string[]): Promise<void> {
    return onMany(ids, (batch) => server.send(removeFiles, { body: { ids: batch.join(',') } }))
  }

  /** @throws RequestError; HalfDone when a later batch failed */
  function move(ids: readonly string[], categoryId: string): Promise<void> {
    return onMany(ids, (batch) => server.send(moveFiles, { body: { pid: categoryId, images: batch.join(',') } }))
  }

  /** Ids of everything in the trash, also of what a search there leaves out. @throws RequestError */
  async function readTrash(): Promise<string[]> {
    const query = fileQuery({ ...firstQuery, isTrash: true }, server.capabilities.features)
    return (await server.send(listFileIds, { query })).ids.map(String)
  }

  /** Takes files out of the trash. @throws RequestError; HalfDone */
  async function restore(ids: readonly string[]): Promise<void> {
    await onMany(ids, (batch) => server.send(restoreFiles, { body: { ids: batch } }))
    leftTrash(ids)
  }

  /** Removes files of the trash for good. @throws RequestError; HalfDone */
  async function destroy(ids: readonly string[]): Promise<void> {
    await onMany(ids, (batch) => server.send(destroyFiles, { body: { ids: batch } }))
    leftTrash(ids)
  }

  function leftTrash(ids: readonly string[]): void {
    for (const listener of emptied) listener(ids)
  }

  /** Answers what went wrong with a file; one that somebody else threw away is not to stay in the list, or chosen. */
  function heard<Failure>(error: Failure, id: string): Failure {
    if (error instanceof RequestError && error.code === 'file_gone') {
      selection.drop([id])
      void listing.load()
    }
    return error
  }

  /** @throws RequestError */
  async function rename(file: MediaFile, name: string): Promise<void> {
    try {
      await server.send(renameFile, { params: { id: file.id }, body: { real_name: name } })
    } catch (error) {
      throw heard(error, file.id)
    }
    await listing.load()
  }

  /** @throws RequestError; a category with children is refused (400102) */
  async function removeCategory(category: Category, fate?: Fate): Promise<void> {
    await categories.remove(category, fate)
    // the open one may have gone with its parent
    const open = listing.$query.get().categoryId
    if (open === category.id || (fate && open !== rootId)) await listing.change({ categoryId: category.parentId })
    else if (fate) await listing.load()
  }

  function reload(): Promise<unknown> {
    return Promise.all([categories.reload(), listing.load()])
  }

  /** Puts files into a category, the open one unless told otherwise. */
  function upload(
    files: readonly File[],
    { categoryId = listing.$query.get().categoryId, ...options }: UploadFilesOptions = {},
  ): UploadBatch {
    return batchOf(queue, queue.add(files, categoryId, { ...options, origin }))
  }

  return {
    server,
    categories,
    listing,
    selection,
    choosing,
    queue,
    $progress,
    onMany,
    remove,
    move,
    readTrash,
    restore,
    destroy,
    /** Calls back with the ids that left the trash, either way, until the answer is called. */
    onLeftTrash(listener: (ids: readonly string[]) => void) {
      emptied.add(listener)
      return () => void emptied.delete(listener)
    },
    rename,
    heard,
    removeCategory,
    reload,
    upload,
    follow,
    pickAtMost(limit: number, picking: boolean) {
      isPicking = picking
      selection.limitTo(limit)
    },
    /** What the list shows while nobody chooses a type. */
    show(accept: Accept) {
      if (listing.$query.get().accept !== accept) listing.$query.set({ ...listing.$query.get(), accept })
    },
  }
}
