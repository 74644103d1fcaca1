import type { Capabilities } from '#src/api/capabilities.ts'
import type { MediaFile } from './media-file.ts'

/** Width of a tile on a screen of two pixels a dot, one of those that the server makes. */
const width = 320

/**
 * Addresses that show a file in a list, the best first: what is ready on the disk, then what the server makes when it is
 * asked (`fileEdits`), then the whole picture. A new version has a new address, so that no cache shows the old one.
 */
export function previewsOf(file: MediaFile, features: Capabilities['features']): readonly string[] {
  if (file.isVideo) return []
  const versioned = (address: string, more = '') => {
    const query = [more, file.version > 1 && `v=${file.version}`].filter(Boolean).join('&')
    return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
  }
  const ready = file.thumbnail === file.full ? [] : [versioned(file.thumbnail)]
  const made = features.fileEdits ? [versioned(file.full, `w=${width}`)] : []
  return [...ready, ...made, versioned(file.full)]
}
