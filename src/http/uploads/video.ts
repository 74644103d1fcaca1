import { readTempKeys } from '#src/api/file-uploads.ts'
import { readUploadType } from '#src/api/files.ts'
import type { Backend } from '../backend.ts'
import { RequestError } from '../failure.ts'
import { send } from '../request.ts'
import { cloudFor } from './clouds/index.ts'
import { dialogPiece, uploadInPieces, type PieceOptions } from './pieces.ts'
import { $text } from './uploads.text.ts'
import { videoKey } from './video-key.ts'

/** What the shop says when it stores on its own disk after all: "check upload settings". */
const noCloud = '100016'

/** @throws RequestError in the shop's words when the name is not that of an mp4 */
export function refuseOtherThanMp4({ name }: File): void {
  if (!/.\.mp4$/i.test(name)) throw new RequestError({ kind: 'business', status: 0, code: '', message: $text.get().onlyMp4 })
}

/**
 * Puts a video where a shop keeps them, on its disk in pieces or straight into its cloud, and answers its whole address
 * (media contract, "Video upload and temporary keys"). The library does not list it.
 * @throws RequestError: no mp4, a refusal of the shop, or of the cloud with its status and "check CORS"
 */
export async function uploadVideo(backend: Backend, file: File, options: PieceOptions = {}): Promise<string> {
  refuseOtherThanMp4(file)
  const signal = options.signal ? { signal: options.signal } : {}
  const inPieces = () => uploadInPieces(backend, file, { piece: backend.pieceSize ?? dialogPiece, ...options })
  const { upload_type: type } = await send(backend, readUploadType, {}, signal)
  if (String(type) === '1') return inPieces()
  const key = videoKey(file.name, Date.now())
  const contentType = file.type || 'video/mp4'
  const credentials = await send(backend, readTempKeys, { query: { key, path: '', contentType } }, signal).catch((error: unknown) => {
    if (error instanceof RequestError && error.code === noCloud) return { type: 'local' }
    throw error
  })
  const cloud = String(credentials['type'] ?? '')
  if (cloud === 'local') return inPieces()
  const put = await cloudFor(cloud)
  return put({ file, key, contentType, credentials, options: { signal: options.signal, onProgress: options.onProgress } })
}
