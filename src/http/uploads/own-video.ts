import type { Backend } from '../backend.ts'
import { uploadedAddress } from '../uploaded-address.ts'
import { giveUp, uploadResumably } from './resumable.ts'
import type { Pauses } from './retry.ts'
import { refuseOtherThanMp4 } from './video.ts'
import { work } from './work/pool.ts'

/** `hashing`: its bytes are read · `offline`: the line is cut, it goes on by itself. */
export type VideoStage = 'hashing' | 'sending' | 'offline'

export interface VideoOptions extends Pauses {
  signal?: AbortSignal | undefined
  /** Share of the stage, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  onStage?: ((stage: VideoStage) => void) | undefined
}

/**
 * Puts a video into the library of our server (`fileUploads`) and answers its whole address: bytes that are there already are
 * not sent, a cut is waited out, and what is given up does not stay on the server.
 * @throws RequestError: no mp4, or a refusal; what `signal` says when it is aborted
 */
export async function uploadOwnVideo(backend: Backend, file: File, { onStage, ...options }: VideoOptions = {}): Promise<string> {
  refuseOtherThanMp4(file)
  const { signal, onProgress } = options
  onStage?.('hashing')
  const sha256 = await work({ kind: 'hash', file, name: 'sha256' }, { signal, onDone: (bytes) => onProgress?.(bytes / file.size) })
  onStage?.('sending')
  onProgress?.(0)
  let held = ''
  try {
    const { file: row } = await uploadResumably(
      backend,
      file,
      { name: file.name, size: file.size, sha256, pid: 0 },
      { ...options, onConnected: (isThere) => onStage?.(isThere ? 'sending' : 'offline'), onHeld: (id) => (held = id) },
    )
    return uploadedAddress({ att_dir: row.att_dir }, backend.baseFor('admin'))
  } catch (error) {
    if (signal?.aborted && held) void giveUp(backend, held)
    throw error
  }
}
