import { isWire, type Wire } from '../document/block.ts'

/** A picture in the zip: the address that the page has it under, and the file that holds it. */
export interface FilePicture {
  readonly address: string
  /** `pictures/…` */
  readonly file: string
  readonly sha256: string
  /** By its bytes. */
  readonly type: string
  readonly size: number
}

/** Why a picture is not in the zip. `blocked`: no answer, or one that pages of this origin may not read. */
export type MissingReason = 'blocked' | 'status' | 'tooLarge' | 'noPicture'

export interface MissingPicture {
  readonly address: string
  readonly reason: MissingReason
}

/** `page.json` of an exported page. `value` and `page` are exactly what would be saved. */
export interface PageFile {
  readonly format: 'crm-page'
  readonly version: 1
  /** ISO 8601. */
  readonly exported_at: string
  /** Origin and folder of the server that the page is from. */
  readonly source: string
  readonly page: Wire
  readonly value: Wire
  readonly pictures: readonly FilePicture[]
  readonly missing: readonly MissingPicture[]
}

/** Why a file cannot be imported; keys of the words. */
export type FileFault = 'noZip' | 'tooLarge' | 'tooMany' | 'paths' | 'noPage' | 'broken' | 'newer' | 'legacy' | 'inflated'

export class PageFileError extends Error {
  constructor(readonly fault: FileFault) {
    super(fault)
  }
}

export const pageFileName = 'page.json'
export const fileVersion = 1
/** Bytes. */
export const limits = { zip: 300 * 1024 ** 2, page: 8 * 1024 ** 2, picture: 20 * 1024 ** 2, inflated: 400 * 1024 ** 2, entries: 1_200 }
const deepest = 60

/** Deeper than anything a page is; looked at without recursion. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []))
  }
  return false
}

const isPictureFile = (name: unknown): name is string => typeof name === 'string' && /^pictures\/[\w.-]{1,120}$/.test(name)

function picturesOf(list: unknown): FilePicture[] {
  if (!Array.isArray(list)) return []
  return list.filter(isWire).flatMap((entry) => {
    const { address, file } = entry
    if (typeof address !== 'string' || address === '' || !isPictureFile(file)) return []
    return [{ address, file, sha256: String(entry['sha256'] ?? ''), type: String(entry['type'] ?? ''), size: Number(entry['size']) || 0 }]
  })
}

/** Reads `page.json`. @throws PageFileError */
export function parsePageFile(text: string): PageFile {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new PageFileError('broken')
  }
  if (!isWire(found) || found['format'] !== 'crm-page') throw new PageFileError('noPage')
  const version = Number(found['version'])
  if (version > fileVersion) throw new PageFileError('newer')
  const { page, value } = found
  if (version !== fileVersion || !isWire(page) || !isWire(value) || isTooDeep(found)) throw new PageFileError('broken')
  const missing = Array.isArray(found['missing']) ? found['missing'].filter(isWire) : []
  return {
    format: 'crm-page',
    version: 1,
    exported_at: String(found['exported_at'] ?? ''),
    source: String(found['source'] ?? ''),
    page,
    value,
    pictures: picturesOf(found['pictures']),
    missing: missing.map((entry) => ({ address: String(entry['address']), reason: 'blocked' })),
  }
}
