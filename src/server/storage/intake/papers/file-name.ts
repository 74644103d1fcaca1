import { endingOf } from '#src/server/storage/intake/picture.ts'

const longest = 80
/** Folders, line breaks, what shells and systems read as their own, and signs that turn the direction of what is read. */
// oxlint-disable-next-line no-control-regex -- they are what is left out
const hostile = /[\0-\x1f\x7f-\x9f"'`<>:|?*\\/%;&$\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** What a file is called for everybody: the client's name without what could do harm; its ending stays. */
export function harmlessName(sent: string): string {
  const ending = endingOf(sent)
  const base = sent
    .split(/[\\/]/)
    .at(-1)!
    .slice(0, -ending.length - 1)
  const kept = [
    ...base
      .normalize('NFC')
      .replace(hostile, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s.]+|[\s.]+$/g, ''),
  ]
  return `${kept.slice(0, longest).join('') || 'file'}.${ending}`
}
