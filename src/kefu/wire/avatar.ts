/** The address of somebody's picture; a shop says `false` or `"false"` of a guest, which is none. */
export function readAvatar(value: unknown): string {
  const address = typeof value === 'string' ? value.trim() : ''
  return /^(false|true|null|undefined|0|1)$/i.test(address) ? '' : address
}
