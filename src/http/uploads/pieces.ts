import { uploadVideoPiece, type VideoPieceReply } from '#src/api/file-uploads.ts'
import type { Backend } from '../backend.ts'
import { RequestError } from '../failure.ts'
import type { TransferOptions } from '../transfer.ts'
import { upload } from '../upload.ts'
import { uploadedAddress } from '../uploaded-address.ts'
import { isCut, pause, type Pauses } from './retry.ts'
import { $text } from './uploads.text.ts'
import { videoKey } from './video-key.ts'
import { work } from './work/pool.ts'

/** Bytes of a piece where nobody says another size, and in the upload dialog (specification 9). */
export const defaultPiece = 2 * 1024 * 1024
export const dialogPiece = 3 * 1024 * 1024

export interface PieceOptions extends TransferOptions, Pauses {
  /** Bytes. */
  piece?: number
}

interface Whole {
  file: File
  filename: string
  md5: string
  piece: number
  total: number
}

const tries = 5
/** The answer to the last piece was lost: nobody knows whether the file is whole. */
const lost = Symbol('lost')

/**
 * Sends a file to `file/video_upload` in pieces, strictly in order, and answers its whole address. A piece that was cut
 * off is sent again; the last one never is: the shop ends a file with its last number and would end it a second time,
 * so a lost answer to it begins a file under another name.
 * @throws RequestError
 */
export async function uploadInPieces(backend: Backend, file: File, options: PieceOptions = {}): Promise<string> {
  const piece = Math.max(1, options.piece ?? defaultPiece)
  const { signal } = options
  const md5 = await work({ kind: 'hash', file, name: 'md5' }, { signal })
  const total = Math.max(1, Math.ceil(file.size / piece))
  for (let round = 0; ; round++) {
    // the shop keeps the name as it is, and the same name overwrites
    const address = await all(backend, { file, filename: videoKey(file.name, Date.now() + round), md5, piece, total }, options)
    if (address !== lost) return address
    if (round + 1 >= tries) throw refusal($text.get().failed)
    await pause(round, signal, options)
  }
}

async function all(backend: Backend, whole: Whole, options: PieceOptions): Promise<string | typeof lost> {
  for (let number = 1; number < whole.total; number++) {
    const { code, msg } = await patiently(backend, whole, number, options)
    if (code !== 1) throw refusal(msg)
  }
  try {
    const reply = await one(backend, whole, whole.total, options)
    if (reply.code !== 2) throw refusal(reply.msg)
    return uploadedAddress({ file_path: reply.file_path }, backend.baseFor('admin'))
  } catch (error) {
    if (isCut(error)) return lost
    throw error
  }
}

async function patiently(backend: Backend, whole: Whole, number: number, options: PieceOptions): Promise<VideoPieceReply> {
  for (let round = 0; ; round++) {
    try {
      return await one(backend, whole, number, options)
    } catch (error) {
      if (!isCut(error) || round + 1 >= tries) throw error
      await pause(round, options.signal, options)
    }
  }
}

/** Fields of specification 7: the number counts from 1. */
async function one(backend: Backend, whole: Whole, number: number, { signal, onProgress }: PieceOptions): Promise<VideoPieceReply> {
  const { file, filename, md5, piece, total } = whole
  const start = (number - 1) * piece
  const bytes = file.slice(start, start + piece, file.type)
  const body = new FormData()
  body.append('chunkNumber', String(number))
  body.append('chunkSize', String(piece))
  body.append('currentChunkSize', String(bytes.size))
  body.append('file', bytes, filename)
  body.append('filename', filename)
  body.append('totalChunks', String(total))
  body.append('md5', md5)
  const onShare = onProgress && ((share: number) => onProgress((start + bytes.size * share) / Math.max(1, file.size)))
  return (await upload(backend, uploadVideoPiece, { body }, { signal, onProgress: onShare })).data
}

function refusal(message: string): RequestError {
  return new RequestError({ kind: 'business', status: 400, code: '', message: message || $text.get().failed })
}
