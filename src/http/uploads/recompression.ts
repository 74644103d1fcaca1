/** Bytes from which a picture is written anew as JPEG (specification 5). */
export const recompressFrom = 2 * 1024 * 1024
/** Specification 5. */
export const jpegQuality = 0.8

/** `ask`: an animation would lose its movement, so a person decides. */
export type Recompression = 'send' | 'recompress' | 'ask'

/** Decides by size, and by content for large GIFs. */
export async function recompressionOf(file: File): Promise<Recompression> {
  if (file.size < recompressFrom) return 'send'
  const isGif = file.type === 'image/gif' || /\.gif$/i.test(file.name)
  if (!isGif) return 'recompress'
  const { work } = await import('./work/pool.ts')
  return (await work({ kind: 'moves', file })) ? 'ask' : 'recompress'
}

/** `photo.PNG` → `photo.jpg`. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || name}.jpg`
}

export function asJpegFile(encoded: Blob, original: File): File {
  return new File([encoded], jpegName(original.name), { type: 'image/jpeg', lastModified: original.lastModified })
}
