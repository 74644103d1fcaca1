import type { FieldLocation } from './field-location.ts'
import { $text } from './written.text.ts'

/** A link or picture in a field: what the field holds, or what stands in its rich text. */
export interface Written {
  readonly address: string
  /** A part of a rich text, which no fix may replace. */
  readonly isPart: boolean
  /** Says which of several it is before a sentence about it. */
  readonly of: (sentence: string) => string
  /** Sets it apart from others of the same field. */
  readonly about?: string
}

export interface WrittenPicture extends Written {
  /** False where nobody says what the picture shows; `alt=""` says that it needs no words. */
  readonly hasWords: boolean
  /** Where in the text of the field its attributes begin. */
  readonly inside: number
}

interface Parts {
  readonly links: readonly Written[]
  readonly pictures: readonly WrittenPicture[]
}

// a broken text may hold thousands
const most = 200
const longest = 16

const opening = /<!--[\s\S]*?(?:-->|$)|<(\/?[a-z][^\s/>]*)/gi
// a quote that nobody closes holds the rest of the text, as in a browser: no text is read twice
const attribute = /[\s/]*(?:(>)|([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>"']*)))?|=)/y
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decoded = (words: string) =>
  words.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (all, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : (entities[String(name).toLowerCase()] ?? all)
  })

/** The attributes of a tag from behind its name, and where it ends. */
function readTag(html: string, from: number): [attributes: ReadonlyMap<string, string>, end: number] {
  const found = new Map<string, string>()
  attribute.lastIndex = from
  for (let end = from; ; end = attribute.lastIndex) {
    const [, close, key, double, single, bare] = attribute.exec(html) ?? []
    if (close !== undefined || attribute.lastIndex === 0) return [found, attribute.lastIndex || end]
    // the first of a name counts
    if (key && !found.has(key.toLowerCase())) found.set(key.toLowerCase(), decoded(double ?? single ?? bare ?? '').trim())
  }
}

const part = (address: string, number: number, name: () => string): Written => ({
  address,
  isPart: true,
  about: `${number} ${address}`,
  of: (sentence) => $text.get().of(name(), sentence),
})

const plain = (words: string) =>
  decoded(words.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
const short = (words: string) => ([...words].length > longest ? `${[...words].slice(0, longest).join('')}…` : words)

function wordsBehind(html: string, from: number): string {
  const rest = html.slice(from, from + 2000)
  const end = rest.search(/<\/a\s*>/i)
  return short(plain(end < 0 ? '' : rest.slice(0, end)))
}

const linkOf = (address: string, words: string, number: number): Written =>
  part(address, number, () => (words === '' ? $text.get().link(number) : $text.get().words(words)))

/** Where a link leads; undefined for a place that links lead to. */
function leadsTo(attributes: ReadonlyMap<string, string>): string | undefined {
  const href = attributes.get('href')
  if (href === undefined) return attributes.has('name') || attributes.has('id') ? undefined : ''
  return href === '#' ? '' : href
}

/** Read as text, not as a document: nothing in it is loaded or run, and a strict policy has nothing to report. */
function partsOf(html: string): Parts {
  const links: Written[] = []
  const pictures: WrittenPicture[] = []
  opening.lastIndex = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    if (found[1] === undefined) continue
    const inside = opening.lastIndex
    const [attributes, end] = readTag(html, inside)
    opening.lastIndex = end
    const name = found[1].toLowerCase()
    if (name === 'img' && pictures.length < most) {
      const number = pictures.length + 1
      const named = part(attributes.get('src') ?? '', number, () => $text.get().picture(number))
      pictures.push({ ...named, hasWords: attributes.has('alt'), inside })
    }
    const address = name === 'a' && links.length < most ? leadsTo(attributes) : undefined
    if (address !== undefined) links.push(linkOf(address, wordsBehind(html, end), links.length + 1))
  }
  return { links, pictures }
}

// every rule asks for the same text, one after the other
let last: { html: string; parts: Parts } | undefined

function textIn({ row, value }: FieldLocation): Parts | undefined {
  if (row.as !== 'richText' || typeof value !== 'string') return undefined
  if (last?.html !== value) last = { html: value, parts: partsOf(value) }
  return last.parts
}

const whole = ({ value }: FieldLocation): Written => ({
  address: typeof value === 'string' ? value : '',
  isPart: false,
  of: (sentence) => sentence,
})

/** The links of a field; those to a place of the same text lead somewhere in any case. */
export function linksOf(location: FieldLocation): readonly Written[] {
  if (location.row.as === 'link') return typeof location.value === 'string' ? [whole(location)] : []
  return textIn(location)?.links.filter(({ address }) => !address.startsWith('#')) ?? []
}

/** The pictures of a field. */
export function picturesOf(location: FieldLocation): readonly WrittenPicture[] {
  if (location.row.as === 'image') return typeof location.value === 'string' ? [{ ...whole(location), hasWords: true, inside: 0 }] : []
  return textIn(location)?.pictures ?? []
}
