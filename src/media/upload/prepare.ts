import { isVideoName } from './accept.ts'
import { recompressionOf } from '#src/http/uploads/recompression.ts'
import type { Upload } from './upload.ts'

/** `ask`: a person must decide about an animation; `unreadable`: too large, and no picture the browser can read. */
export type Prepared = File | 'ask' | 'unreadable'

/** What is sent of a chosen file: itself, or a JPEG of it when it is a picture of 2 MB or more (specification 5). */
export async function prepare(upload: Upload, file: File, recompress: (file: File) => Promise<File>): Promise<Prepared> {
  if (isVideoName(file.name)) return file
  const decision = await recompressionOf(file)
  if (decision === 'send') return file
  if (decision === 'ask' && !upload.mayFlatten) return 'ask'
  return recompress(file).catch(() => 'unreadable' as const)
}
