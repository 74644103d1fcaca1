/** A piece of a text: words, or an address that can be followed. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string }

// an address ends at what is no part of one, and at Chinese: words are written right behind it
const address = /https?:\/\/[^\s<>"'`\u3000-\u303f\u3400-\u9fff\uff00-\uffef\u2018-\u201d]+/gi

/** Only addresses of pages, and none that pretends to be another site by a name before the `@`. */
function hrefOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}

const count = (text: string, sign: string) => text.split(sign).length

/** The address without what closes the sentence behind it. */
function trimmed(text: string): string {
  let end = text
  for (;;) {
    const last = end.at(-1) ?? ''
    const isOdd = (last === ')' && count(end, '(') < count(end, ')')) || (last === ']' && count(end, '[') < count(end, ']'))
    if (!/[.,;:!?*_~…]/.test(last) && !isOdd) return end
    end = end.slice(0, -1)
  }
}

/** Finds the addresses in a text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(address)) {
    const shown = trimmed(match[0])
    const href = hrefOf(shown)
    if (!href) continue
    if (match.index > at) parts.push({ kind: 'words', text: text.slice(at, match.index) })
    parts.push({ kind: 'link', text: shown, href })
    at = match.index + shown.length
  }
  if (at < text.length || parts.length === 0) parts.push({ kind: 'words', text: text.slice(at) })
  return parts
}
