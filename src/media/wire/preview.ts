import type { Capabilities } from '#src/api/capabilities.ts'
import type { MediaFile } from './media-file.ts'

/** Widths of tiles on a screen of two pixels a dot, in px; one size, so that the server makes one. */
const width = 320

/** Addresses that show a file in a list, the best first: made by the server for this size, else what the shop keeps. */
export function previewsOf(file: MediaFile, features: Capabilities['features']): readonly string[] {
  if (file.isVideo) return []
  if (!features.fileEdits) return [file.thumbnail, file.full]
  return [`${file.full}?w=${width}${file.version > 1 ? `&v=${file.version}` : ''}`, file.thumbnail, file.full]
}
