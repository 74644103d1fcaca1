import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { Crop, FocalPoint } from './file-library.ts'
import type { ServerForm } from './server-form.ts'

/** A picture of the library (media contract). Addresses may be relative; see `absoluteFile` in src/media. */
export interface FileRow {
  att_id: Id
  name: string
  att_dir: string
  /** Thumbnail. */
  satt_dir: string
  /** Bytes as text; a shop server always says "0". */
  att_size: string
  att_type: string
  pid: Id
  /** `YYYY-MM-DD HH:mm:ss`, or unix seconds on a shop without a site address. */
  time: string | number
  image_type: number
  module_type: number
  real_name: string
  scan_token: string
  /** What only our server says. */
  crm?: FileExtras
}

export interface FileExtras {
  /** Pixels as they are shown; 0 when unknown. */
  width: number
  height: number
  alt: string
  focal: FocalPoint | null
  crop: Crop | null
  /** Of the bytes as they came. */
  sha256: string
  /** Grows when the bytes behind the address change; goes into `?v=` of previews. */
  version: number
  /** When it was thrown away, `YYYY-MM-DD HH:mm:ss`; '' while it is in the library. */
  removed: string
}

/** `pid` and `real_name` are the shop's; the others only our server knows (`features.fileSearch`). */
export interface FileQuery {
  pid?: Id
  real_name?: string
  /** `picture` is the default of a shop: it never lists videos. */
  type?: 'picture' | 'video' | 'gif' | 'all'
  /** Bytes. */
  min_size?: number
  max_size?: number
  /** Days of the shop's clock, `YYYY-MM-DD`, both included. */
  from?: string
  to?: string
  order?: 'newest' | 'oldest' | 'name' | 'largest'
  /** 1 lists what was thrown away instead. */
  trash?: 1
  /** 1 lists what nothing uses. */
  unused?: 1
  /** 0 when the number of all is known: the reply goes without `count`. */
  counted?: 0
}

export interface FileCategory {
  id: Id
  pid: Id
  name: string
  enname: string
  title: string
  children?: FileCategory[]
  loading?: boolean
  /** How many files of the type that was asked for lie in it, those below left out; our own server alone. */
  files?: number
}

export const listFiles = endpoint<{ query: Paging & FileQuery }, { list: FileRow[]; count?: number }>('GET', '/file/file')
export const listFileCategories = endpoint<
  { query: { name?: string; pid?: Id; all?: 1; type?: FileQuery['type'] } },
  { list: FileCategory[] }
>('GET', '/file/category')
export const createFileCategory = endpoint<{ body: { pid: Id; name: string } }, unknown>('POST', '/file/category')
export const editFileCategory = endpoint<{ params: { id: Id }; body: { pid: Id; name: string } }, unknown>('PUT', '/file/category/:id')
/** Refused with status 400102 when it has children. */
export const removeFileCategory = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/file/category/:id')

/** The form for a new category below `id`. */
export const readCategoryCreateForm = endpoint<{ query: { id?: Id } }, ServerForm>('GET', '/file/category/create')
export const readCategoryEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/file/category/:id/edit')

/** Multipart with `file` and `pid`. `src` may be relative while the list's addresses are absolute. */
export const uploadFile = endpoint<{ body: FormData }, { src?: string; att_dir?: string; file_path?: string }>('POST', '/file/upload', {
  encoding: 'multipart',
})
/** `ids` joined by commas. */
export const removeFiles = endpoint<{ body: { ids: string } }, unknown>('POST', '/file/file/delete')
export const moveFiles = endpoint<{ body: { pid: Id; images: string } }, unknown>('PUT', '/file/file/do_move')
export const renameFile = endpoint<{ params: { id: Id }; body: { real_name: string } }, unknown>('PUT', '/file/file/update/:id')

/** As `uploadFile`, into a named storage (1 = local). With `?type=1` the file is not recorded in the library; a sheet is kept for the call that reads it. */
export const uploadFileTo = endpoint<{ params: { upload_type: number }; query: { type?: number }; body: FormData }, { src?: string }>(
  'POST',
  '/file/upload/:upload_type',
  { encoding: 'multipart' },
)
/** Where pictures are stored: 1 local, others a cloud (media contract). */
export const readUploadType = endpoint<Record<never, never>, { upload_type: string }>('GET', '/file/upload_type')
