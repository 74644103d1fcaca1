import { asJpegFile, jpegQuality } from './recompression.ts'

/** Writes a picture anew as JPEG, beside the page's own work where a worker may be had. @throws when it cannot be read */
export async function recompress(file: File): Promise<File> {
  const { work } = await import('./work/pool.ts')
  return asJpegFile(await work({ kind: 'jpeg', file, quality: jpegQuality }), file)
}
