/** Where pictures come from: 0 this computer, 1 web addresses, 2 a phone that scans a code (specification 4). */
export type UploadMode = 0 | 1 | 2

/** What an upload lacks: how it is done, a picture, an address, or an address that may be one of a picture (specification 5). */
export type Problem = 'mode' | 'pictures' | 'address' | 'otherAddress'

export function missingOf(mode: UploadMode | undefined, pictures: number): Problem | null {
  if (mode === undefined) return 'mode'
  return pictures === 0 ? 'pictures' : null
}
