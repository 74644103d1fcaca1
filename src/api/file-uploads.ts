import { endpoint, type Id } from './endpoint.ts'
import type { FileRow } from './files.ts'

/** An upload that our server holds, until it is whole or seven days are over. */
export interface HeldUpload {
  id: string
  /** Bytes that are stored for good; the next piece begins here. */
  offset: number
  size: number
  /** Bytes of a piece the server likes best; it takes any number up to its body limit. */
  piece: number
}

/** What an upload came to: the file, once all of it is there. */
export interface UploadedFile {
  file: FileRow
  /** The bytes were there already: nothing was sent, or nothing more was stored. */
  known: boolean
}

export interface UploadRequest {
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 of all bytes, 64 hex digits. What arrives must have it. */
  sha256: string
  /** Category; 0 for none. */
  pid: Id
  /** Id of a library file whose content this takes over; its addresses stay. */
  replaces?: Id
}

/**
 * Begins an upload at our server, or ends it at once when the bytes are known (then `known`, nothing is sent).
 * Asked again for the same bytes, name and category by the same person it answers the upload that is under way.
 * Refused with file_suffix, file_size, 400103 (no such category).
 */
export const beginUpload = endpoint<{ body: UploadRequest }, HeldUpload | UploadedFile>('POST', '/file/uploads', { encoding: 'json' })
/** How far an upload is. Refused with `upload_unknown` once it is over or was given up. */
export const readUpload = endpoint<{ params: { id: string } }, HeldUpload>('GET', '/file/uploads/:id')
/**
 * The next piece, raw bytes (`application/octet-stream`). `offset` must be where the upload stands, else it is
 * refused with `upload_offset` and the true offset in `data`. The last piece answers the file; bytes that do not have
 * the hash are refused with `upload_hash` and the upload is gone; no picture is refused like `file/upload` refuses it.
 */
export const sendPiece = endpoint<{ params: { id: string }; query: { offset: number }; body: Blob }, HeldUpload | UploadedFile>(
  'PUT',
  '/file/uploads/:id',
  { encoding: 'binary' },
)
export const giveUpUpload = endpoint<{ params: { id: string } }, unknown>('DELETE', '/file/uploads/:id')

/** Answers of `file/video_upload` (media contract): 1 a piece was stored, 2 all is there, 0 refused. */
export interface VideoPieceReply {
  code: 0 | 1 | 2
  msg: string
  file_path: string
}

/** One piece, multipart: chunkNumber (from 1), chunkSize, currentChunkSize, file, filename, totalChunks, md5 (specification 7). */
export const uploadVideoPiece = endpoint<{ body: FormData }, VideoPieceReply>('POST', '/file/video_upload', { encoding: 'multipart' })

/** The server fetches pictures from web addresses. A plain shop says nothing of those that failed. */
export const uploadFromWeb = endpoint<{ body: { pid: Id; images: string[] } }, unknown>('POST', '/file/online_upload', { encoding: 'json' })

/**
 * Where a phone may put pictures for 600 s. A plain shop has one such slot for everybody. `page` is where the phone is to go, a whole
 * address: our server takes one of its own origin or of `CRM_ORIGINS`, and leads to its own page instead of any other.
 */
export const openScanSlot = endpoint<{ query: { pid: Id; page?: string } }, { url: string }>('GET', '/file/scan_upload/qrcode')
export const closeScanSlot = endpoint<Record<never, never>, unknown>('DELETE', '/file/scan_upload/qrcode')
export const listScanned = endpoint<{ params: { scan_token: string } }, { att_dir: string; att_id: Id }[]>(
  'GET',
  '/file/scan_upload/image/:scan_token',
)
/**
 * From the phone, without a session: multipart `file`, `uploadToken`, `pid`. Refused with 410086 once the slot is closed. With
 * the token in the address as well our server tells that before it takes the picture.
 */
export const uploadFromPhone = endpoint<{ query?: { uploadToken: string }; body: FormData }, unknown>('POST', '/image/scan_upload', {
  encoding: 'multipart',
  open: true,
})

/** Temporary credentials of a cloud storage; the shape depends on `type` (media contract, "Video upload and temporary keys"). */
export const readTempKeys = endpoint<{ query: { key: string; path?: string; contentType?: string } }, Record<string, unknown>>(
  'GET',
  '/product/product/get_temp_keys',
)
