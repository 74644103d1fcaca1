import { atom } from 'nanostores'
import { RequestError } from '#src/http/failure.ts'
import type { MediaServer } from '../server.ts'
import { sortChosen, uploadLimit, type Refusal } from './accept.ts'
import { forgetShare, setShare } from './progress.hot.ts'
import { recompressionOf } from './recompression.ts'

/**
 * `asking`: a person decides whether an animation may become a still · `preparing`: being recompressed ·
 * `refused`: never sent, `refusal` says why · `unreadable`: too large, and no picture the browser can read.
 */
export type UploadState = 'waiting' | 'asking' | 'preparing' | 'sending' | 'done' | 'failed' | 'unreadable' | 'refused' | 'cancelled'

export interface Upload {
  readonly id: number
  readonly file: File
  readonly categoryId: string
  state: UploadState
  refusal: Refusal | null
  /** The server's sentence for a failure. */
  message: string
  /** Bytes that are sent: fewer than the file's after recompression. */
  bytes: number
  address: string
  mayFlatten: boolean
}

const active: readonly UploadState[] = ['waiting', 'asking', 'preparing', 'sending']
export const isActive = (upload: Upload) => active.includes(upload.state)

let lastId = 0

export interface QueueParts {
  sendPicture: MediaServer['sendPicture']
  recompress(file: File): Promise<File>
  onDone(upload: Upload): void
}

export type UploadQueue = ReturnType<typeof createQueue>

/** Uploads, strictly one by one in their order. A session that ends keeps them until `resume`. */
export function createQueue({ sendPicture, recompress, onDone }: QueueParts) {
  const $uploads = atom<readonly Upload[]>([])
  let current: { id: number; stop: AbortController } | undefined
  let isHeld = false

  const find = (id: number) => $uploads.get().find((upload) => upload.id === id)
  const change = (id: number, part: Partial<Upload>) =>
    $uploads.set($uploads.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  function add(files: readonly File[], categoryId: string): Upload[] {
    const earlier = $uploads.get().filter((upload) => isActive(upload) || upload.state === 'failed')
    const added = sortChosen(files, uploadLimit - earlier.filter(isActive).length).map(({ file, refusal }) => {
      const state: UploadState = refusal ? 'refused' : 'waiting'
      return { id: ++lastId, file, categoryId, state, refusal, message: '', bytes: file.size, address: '', mayFlatten: false }
    })
    $uploads.set([...earlier, ...added])
    void run()
    return added
  }

  async function run(): Promise<void> {
    if (current || isHeld) return
    const next = $uploads.get().find((upload) => upload.state === 'waiting')
    if (!next) return
    current = { id: next.id, stop: new AbortController() }
    await one(next, current.stop.signal).catch((error: unknown) => fail(next.id, error))
    current = undefined
    void run()
  }

  async function one(upload: Upload, signal: AbortSignal): Promise<void> {
    change(upload.id, { state: 'preparing', message: '' })
    const file = await prepared(upload)
    if (!file || signal.aborted) return
    change(upload.id, { state: 'sending', bytes: file.size })
    const address = await sendPicture(file, upload.categoryId, { signal, onProgress: (share) => setShare(upload.id, share) })
    change(upload.id, { state: 'done', address })
    forgetShare(upload.id)
    onDone({ ...upload, state: 'done', address })
  }

  async function prepared(upload: Upload): Promise<File | undefined> {
    const decision = await recompressionOf(upload.file)
    if (decision === 'send') return upload.file
    if (decision === 'ask' && !upload.mayFlatten) return leave(upload.id, 'asking')
    return recompress(upload.file).catch(() => leave(upload.id, 'unreadable'))
  }

  // somebody may have cancelled in the meantime
  function leave(id: number, state: UploadState): undefined {
    if (find(id)?.state === 'preparing') change(id, { state })
    return undefined
  }

  function fail(id: number, error: unknown): void {
    forgetShare(id)
    if (error instanceof RequestError) error.shown = true
    if (error instanceof RequestError && error.kind === 'session') {
      isHeld = true
      change(id, { state: 'waiting' })
    } else if (find(id)?.state !== 'cancelled') {
      change(id, { state: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }

  function cancel(id: number): void {
    change(id, { state: 'cancelled' })
    if (current?.id === id) current.stop.abort()
  }

  function again(id: number, mayFlatten: boolean): void {
    change(id, { state: 'waiting', message: '', mayFlatten })
    void run()
  }

  function resume(): void {
    isHeld = false
    void run()
  }

  return {
    $uploads,
    add,
    cancel,
    resume,
    retry: (id: number) => again(id, find(id)?.mayFlatten ?? false),
    flatten: (id: number) => again(id, true),
    dismiss: (id: number) => $uploads.set($uploads.get().filter((upload) => upload.id !== id || isActive(upload))),
    dismissSettled: () => $uploads.set($uploads.get().filter(isActive)),
  }
}
