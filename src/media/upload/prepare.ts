import { beginsAsFilm, beginsAsPicture } from '#src/http/uploads/first-bytes.ts'
import { recompressionOf, shopPictureLimit } from '#src/http/uploads/recompression.ts'
import { isVideoName } from './accept.ts'
import type { Upload } from './upload.ts'

/**
 * `ask`: a person must decide about an animation; `unreadable`: too large, and no picture the browser can read; `content`: what
 * is in it is nothing of what its name says.
 */
export type Prepared = File | 'ask' | 'unreadable' | 'content'

/** Makes a JPEG of a picture, of at most so many bytes where that can be. */
export type Recompress = (file: File, most: number) => Promise<File>

/**
 * What is sent of a chosen file: itself, or a JPEG of it when it is a picture of 2 MB or more (specification 5), or of more than
 * the connected server takes.
 */
export async function prepare(upload: Upload, file: File, recompress: Recompress, most: number = shopPictureLimit): Promise<Prepared> {
  if (isVideoName(file.name)) return (await beginsAsFilm(file)) ? file : 'content'
  if (!(await beginsAsPicture(file))) return 'content'
  const decision = await recompressionOf(file, most)
  if (decision === 'send') return file
  if (decision === 'ask' && !upload.mayFlatten) return 'ask'
  return recompress(file, most).catch(() => 'unreadable' as const)
}
