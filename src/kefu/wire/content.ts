import { absoluteFile } from '#src/http/absolute-file.ts'
import { readAddresses } from './addresses.ts'
import type { TextPart } from './links.ts'
import type { Message } from './message.ts'
import { readSigns } from './signs.ts'

/** What a message says, whichever client wrote it. Addresses are whole ones of the web, or empty: then there is nothing to show. */
export type Content =
  | { kind: 'text'; text: string; parts: TextPart[]; isLarge: boolean }
  | { kind: 'image'; address: string }
  | { kind: 'voice'; address: string }
  | { kind: 'video'; address: string }
  /** `carried` is what came along, as it came: `readProduct` and `readOrder` know it. */
  | { kind: 'product'; id: string; name: string; carried: unknown }
  | { kind: 'order'; number: string; carried: unknown }
  | { kind: 'file'; name: string; size: number; address: string }
  /** Who wrote it took it back. */
  | { kind: 'recalled' }
  | { kind: 'other' }

export type ContentKind = Content['kind']
export type ContentOf<K extends ContentKind> = Extract<Content, { kind: K }>

/** Longer texts are cut: nobody reads them, and a page would stand still. */
const longest = 20_000

const films = /\.(mp4|m4v|mov|webm|ogv)$/i
const sounds = /\.(mp3|m4a|aac|wav|ogg|oga|opus|amr|weba)$/i

/** What lies at an address, by its ending; other clients send a film as a picture or as a voice. */
function mediaOf(address: string, otherwise: 'image' | 'voice'): ContentOf<'image' | 'voice' | 'video'> {
  const path = address.replace(/[?#].*$/, '')
  const kind = films.test(path) ? 'video' : sounds.test(path) ? 'voice' : otherwise
  return { kind, address }
}

const few =
  /^(?:\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f)*(?:\u200d\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f)*)*\s*){1,3}$/u

/** Whether a text is nothing but a few signs: then they are shown large. */
export const isOnlySigns = (text: string): boolean => few.test(text)

function textOf(raw: string): Content {
  const whole = readSigns(raw)
  const text = whole.length > longest ? `${whole.slice(0, longest)}…` : whole
  return { kind: 'text', text, parts: readAddresses(text), isLarge: isOnlySigns(text) }
}

// one client sends the bare name, another one in brackets, a third the sign
const emojiOf = (raw: string): Content => textOf(raw.trim().replace(/^em-[\w+-]+$/, '[$&]'))

const nameIn = (product: unknown): string => {
  const { store_name: name } = (product ?? {}) as { store_name?: unknown }
  return typeof name === 'string' ? name.trim() : ''
}

/** Reads what a message says; `base` is the server's origin and folder. */
export function contentOf({ kind, text, wire, file }: Pick<Message, 'kind' | 'text' | 'wire' | 'file'>, base: string): Content {
  switch (kind) {
    case 'text':
      return textOf(text)
    case 'emoji':
      return emojiOf(text)
    case 'image':
    case 'voice':
      return mediaOf(absoluteFile(base, text), kind)
    case 'product':
      return { kind, id: text.trim(), name: nameIn(wire?.productInfo), carried: wire?.productInfo }
    case 'order':
      return { kind, number: text.trim(), carried: wire?.orderInfo }
    case 'file':
      return { kind, name: file?.name ?? text, size: file?.size ?? 0, address: absoluteFile(base, file?.url) }
    case 'recalled':
    case 'other':
      return { kind }
  }
}
