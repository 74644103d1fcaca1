import {
  beginUpload,
  giveUpUpload,
  readUpload,
  sendPiece,
  type HeldUpload,
  type UploadedFile,
  type UploadRequest,
} from '#src/api/file-uploads.ts'
import type { Backend } from '../backend.ts'
import { RequestError } from '../failure.ts'
import { send } from '../request.ts'
import { upload } from '../upload.ts'
import { isCut, pause, type Pauses } from './retry.ts'

export interface ResumableOptions extends Pauses {
  signal?: AbortSignal | undefined
  /** Share of the file that the server has or that is on its way, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** False while the line is cut, true as soon as bytes go again. */
  onConnected?: ((isThere: boolean) => void) | undefined
  /** The upload that the server holds, for `giveUp`. */
  onHeld?: ((id: string) => void) | undefined
  /** Awaited before the piece that makes the file whole, so that files can arrive in an order. */
  turn?: (() => Promise<void>) | undefined
}

/** Milliseconds without a sign of life after which a piece counts as cut; the last one may take the server longer. */
const stall = 30_000

/** Of a piece; smaller ones would be more heads than bytes. */
const smallest = 1 / 32

/** Rounds without a new byte after which a refusal that should have helped is told. */
const patience = 8

/**
 * Brings a file to our server (`fileUploads`): nothing is sent of bytes that are known there; after a cut it goes on by
 * itself where the server stands, with at most one piece sent again. Bytes that arrived wrong are sent once more.
 * @throws RequestError for refusals and when the session ends; what `signal` says when it is aborted. Cuts are waited out.
 */
export async function uploadResumably(
  backend: Backend,
  file: Blob,
  request: UploadRequest,
  options: ResumableOptions = {},
): Promise<UploadedFile> {
  let wrong = 0
  for (;;) {
    try {
      return await throughCuts(backend, file, request, options)
    } catch (error) {
      if (!hasCode(error, 'upload_hash') || wrong++ > 0) throw error
      options.onProgress?.(0)
    }
  }
}

/** Tells the server that an upload is no longer wanted; whether it hears that does not matter. */
export async function giveUp(backend: Backend, id: string): Promise<void> {
  await send(backend, giveUpUpload, { params: { id } }).catch(() => undefined)
}

async function throughCuts(backend: Backend, file: Blob, request: UploadRequest, options: ResumableOptions): Promise<UploadedFile> {
  let held: HeldUpload | undefined
  let isSure = false
  let round = 0
  // of a piece: on a line that never carries a whole one, smaller ones get through
  let share = 1
  let most = 1
  for (;;) {
    try {
      const answer: HeldUpload | UploadedFile =
        held === undefined
          ? await send(backend, beginUpload, { body: request }, signalOf(options))
          : isSure
            ? await next(backend, file, held, share, options)
            : await send(backend, readUpload, { params: { id: held.id } }, signalOf(options))
      options.onConnected?.(true)
      if ('file' in answer) return answer
      if (held === undefined) options.onHeld?.(answer.id)
      if (!held || answer.offset > held.offset) {
        round = 0
        share = Math.min(most, share * 2)
      }
      held = answer
      isSure = true
      options.onProgress?.(held.offset / Math.max(1, request.size))
    } catch (error) {
      // what stands before the server takes no piece of this size: none of it came
      if (held && isTooMuch(error) && share > smallest) {
        most = share /= 2
        continue
      }
      held = afterwards(error, held)
      isSure = hasCode(error, 'upload_offset')
      if (isCut(error)) {
        options.onConnected?.(false)
        if (round > 0) share = Math.max(smallest, share / 2)
      }
      // a wrong offset is put right at once; everything else, and the same again, waits
      else if (round >= patience) throw error
      if (!isSure || round > 0) await pause(round, options.signal, options)
      round++
    }
  }
}

/** Where the upload stands after a failure; undefined to begin anew. @throws the failure when it is a refusal */
function afterwards(error: unknown, held: HeldUpload | undefined): HeldUpload | undefined {
  if (isCut(error)) return held
  if (hasCode(error, 'upload_unknown')) return undefined
  const offset = Number(((error as RequestError).data as { offset?: unknown } | undefined)?.offset)
  if (hasCode(error, 'upload_offset') && held && Number.isFinite(offset)) return { ...held, offset }
  throw error
}

async function next(
  backend: Backend,
  file: Blob,
  held: HeldUpload,
  share: number,
  options: ResumableOptions,
): Promise<HeldUpload | UploadedFile> {
  const { id, offset, size } = held
  const body = file.slice(offset, Math.min(size, offset + Math.max(1, Math.floor(held.piece * share))))
  const isLast = offset + body.size >= size
  if (isLast) await options.turn?.()
  const reply = await upload(
    backend,
    sendPiece,
    { params: { id }, query: { offset }, body },
    {
      signal: options.signal,
      ...(!isLast && { stall }),
      onProgress: (share) => {
        options.onConnected?.(true)
        options.onProgress?.((offset + body.size * share) / Math.max(1, size))
      },
    },
  )
  return reply.data
}

const signalOf = ({ signal }: ResumableOptions) => (signal ? { signal } : {})

const isTooMuch = (error: unknown) => error instanceof RequestError && error.status === 413

function hasCode(error: unknown, code: string): boolean {
  return error instanceof RequestError && error.code === code
}
