import type { Metadata } from 'sharp'
import { Turns } from './turns.ts'

/** Pixels a picture may have, all frames together. */
export const pixelLimit = 40_000_000

/**
 * Bytes that decoding may take at once, all uploads together: with them the process stays below 512 MB, also where its
 * allocator gives little back.
 */
export const decodingLimit = 130_000_000

/** Where everything that decodes pictures waits; the cost is in bytes. */
export const decoding = new Turns(decodingLimit)

/**
 * Bytes that decoding takes for each pixel, as measured: most formats are decoded line by line and take next to none;
 * these are held whole, some more than once.
 */
export function bytesPerPixel({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  if (format === 'webp') return 8
  if (format === 'gif') return 5.2
  if (!isProgressive) return depth === 'ushort' ? 2.5 : 1
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3.2 : 6
  return channels * (depth === 'ushort' ? 2 : 1) * 1.2
}

/** Pixels that a picture of this kind may have. */
export const mostPixels = (metadata: Metadata): number => Math.min(pixelLimit, Math.floor(decodingLimit / bytesPerPixel(metadata)))
