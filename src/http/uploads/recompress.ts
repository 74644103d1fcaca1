import { asJpegFile, shopPictureLimit } from './recompression.ts'

/**
 * Writes a picture anew as JPEG, beside the page's own work where a worker may be had. It is made smaller until it has at most
 * `most` bytes; what still has more is answered as it is. @throws when it cannot be read
 */
export async function recompress(file: File, most: number = shopPictureLimit): Promise<File> {
  const { work } = await import('./work/pool.ts')
  return asJpegFile(await work({ kind: 'jpeg', file, most }), file)
}
