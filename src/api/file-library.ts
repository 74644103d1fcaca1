import { endpoint, type Id } from './endpoint.ts'
import type { FileQuery, FileRow } from './files.ts'

/** Ids of everything a list shows, in its order: for choosing all, or a range that is not on the screen. */
export const listFileIds = endpoint<{ query: FileQuery }, { ids: Id[] }>('GET', '/file/ids')

/** Takes files out of the trash; they are where they were, or outside of any category when theirs is gone. */
export const restoreFiles = endpoint<{ body: { ids: Id[] } }, unknown>('POST', '/file/restore', { encoding: 'json' })
/** Removes files of the trash for good, from the disk too. */
export const destroyFiles = endpoint<{ body: { ids: Id[] } }, unknown>('POST', '/file/destroy', { encoding: 'json' })

/** A place that shows a file. */
export interface FileUse {
  /** `page`, `page_draft`, `page_version`, `page_template`, `product`, `article`, `chat`; later issues add theirs. */
  kind: string
  /** Of the page, product, article… */
  id: Id
  title: string
}

export interface UsesOfFile {
  att_id: Id
  /** At most 100, newest first. */
  uses: FileUse[]
  count: number
}

/** Where files are used; files that nothing uses are left out. Up to 1,000 ids. */
export const listFileUses = endpoint<{ body: { ids: Id[] } }, { list: UsesOfFile[] }>('POST', '/file/uses', {
  encoding: 'json',
  keepsReads: true,
})

/** Part of a picture, as shares of its width and height (0 to 1) after turning clockwise by `turn`. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
  turn: 0 | 90 | 180 | 270
}

/** The point that must stay visible when a picture is cut to another shape, as shares of width and height. */
export interface FocalPoint {
  x: number
  y: number
}

export interface FileDetails {
  alt?: string
  focal?: FocalPoint | null
  /** null brings the original back. The address stays, what it shows changes. */
  crop?: Crop | null
}

/** Changes what is said of a file and how it is cut; the original bytes are kept. */
export const editFileDetails = endpoint<{ params: { id: Id }; body: FileDetails }, FileRow>('PUT', '/file/details/:id', {
  encoding: 'json',
})

/** What a category holds, its own and below. */
export const readCategoryContents = endpoint<{ params: { id: Id } }, { categories: number; files: number }>(
  'GET',
  '/file/category/:id/contents',
)
/**
 * As `removeFileCategory`, with children and files: `lift` gives them to its parent, `trash` throws the files away
 * and removes the categories below.
 */
export const removeFullCategory = endpoint<{ params: { id: Id }; query: { contents: 'lift' | 'trash' } }, unknown>(
  'DELETE',
  '/file/category/:id/full',
)
