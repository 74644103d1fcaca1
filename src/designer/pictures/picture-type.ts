const starts: readonly (readonly [type: string, offset: number, bytes: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
]

const isAt = (bytes: Uint8Array, offset: number, wanted: string) =>
  [...wanted].every((sign, index) => bytes[offset + index] === sign.charCodeAt(0))

/** The type of a picture by its first bytes, whatever its name or a server says; undefined for anything else. */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const found = starts.find(([, offset, wanted]) => isAt(bytes, offset, wanted))?.[0]
  return found === 'image/webp' && !isAt(bytes, 0, 'RIFF') ? undefined : found
}
