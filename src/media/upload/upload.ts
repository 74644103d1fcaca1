import type { Refusal } from './accept.ts'

/**
 * `asking`: a person decides whether an animation may become a still · `preparing`: being recompressed ·
 * `hashing`: its bytes are read · `offline`: the line is cut, it goes on by itself · `missing`: known from before a
 * reload, but its bytes are not · `refused`: never sent, `refusal` says why · `unreadable`: too large, and no picture
 * the browser can read.
 */
export type UploadState =
  | 'waiting'
  | 'asking'
  | 'preparing'
  | 'hashing'
  | 'sending'
  | 'offline'
  | 'paused'
  | 'missing'
  | 'done'
  | 'failed'
  | 'unreadable'
  | 'refused'
  | 'cancelled'

/** A file on its way into the library. */
export interface Upload {
  readonly id: number
  readonly name: string
  /** Bytes of the file that was chosen. */
  readonly size: number
  readonly categoryId: string
  /** Id of the library file whose content it takes over; '' for a new one. */
  readonly replaces: string
  /** Who added it; '' when it was kept over a reload. */
  readonly origin: string
  /** Number of the choice or drop that it came with. */
  readonly batch: number
  /** null when a reload came before the bytes were kept. */
  file: File | null
  state: UploadState
  refusal: Refusal | null
  /** The server's sentence for a failure. */
  message: string
  /** Bytes that are sent: fewer than the file's after recompression. */
  bytes: number
  /** SHA-256 of what is sent, once it is known. */
  sha256: string
  /** The SHA-256 that a file must have that is chosen again; '' when none is known. */
  expected: string
  /** The upload that the server holds; '' when there is none. */
  held: string
  /** What it came to. `fileId` only where the server says it; `known` when nothing had to be sent. */
  address: string
  fileId: string
  known: boolean
  mayFlatten: boolean
}

const running: ReadonlySet<UploadState> = new Set(['preparing', 'hashing', 'sending', 'offline'])
const open: ReadonlySet<UploadState> = new Set([...running, 'waiting', 'asking', 'paused', 'missing'])
const retriable: ReadonlySet<UploadState> = new Set(['failed', 'cancelled'])

/** Something is being done for it just now. */
export const isRunning = (upload: Upload) => running.has(upload.state)
/** It may still arrive. */
export const isActive = (upload: Upload) => open.has(upload.state)
export const isPausable = (upload: Upload) => running.has(upload.state) || upload.state === 'waiting'
export const isRetriable = (upload: Upload) => retriable.has(upload.state)

// unlike those of earlier pages, which may come back
let lastId = Date.now()

interface Fresh {
  categoryId: string
  batch: number
  replaces?: string | undefined
  origin?: string | undefined
}

export function freshUpload(file: File, { categoryId, batch, replaces = '', origin = '' }: Fresh, refusal: Refusal | null): Upload {
  return {
    id: ++lastId,
    name: file.name,
    size: file.size,
    categoryId,
    replaces,
    origin,
    batch,
    file,
    state: refusal ? 'refused' : 'waiting',
    refusal,
    message: '',
    bytes: file.size,
    sha256: '',
    expected: '',
    held: '',
    address: '',
    fileId: '',
    known: false,
    mayFlatten: false,
  }
}

/** An upload from before a reload. */
export function recalledUpload(stored: Upload): Upload {
  return {
    ...stored,
    origin: '',
    ...(stored.file === null && { state: 'missing', sha256: '', expected: stored.sha256 || stored.expected }),
  }
}
