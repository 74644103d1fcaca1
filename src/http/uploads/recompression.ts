/** Bytes from which a picture is written anew as JPEG (specification 5). */
export const recompressFrom = 2 * 1024 * 1024
/** Bytes that a shop takes of a picture; its own setting, which it tells nobody (media contract, "Upload limits"). */
export const shopPictureLimit = 2_097_152

/** `ask`: an animation would lose its movement, so a person decides. */
export type Recompression = 'send' | 'recompress' | 'ask'

/**
 * Decides by size, and by content for large GIFs.
 * @param most bytes that the connected server takes
 */
export async function recompressionOf(file: File, most: number = shopPictureLimit): Promise<Recompression> {
  if (file.size < recompressFrom && file.size <= most) return 'send'
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
