import { isHolder } from './value.ts'

/** A picture with its words, or words alone. */
export interface PhoneItem {
  picture: string
  words: string
  /** Decimal text; '' where nothing is sold. */
  price: string
}

/** What the phone page shows of a block. */
export interface PhoneBlock {
  kind: string
  heading: string
  items: PhoneItem[]
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const isAddress = (words: string) => /^(\/|https?:|#|tel:)/i.test(words)
const isPicture = (address: string) => /^(https?:)?\//i.test(address)

// fields of a list's entry that hold a picture or words, in all kinds of blocks (designer contract 3)
const pictureOf = (entry: Record<string, unknown>): string =>
  [entry['img'], entry['image'], entry['pic'], [entry['image_input']].flat()[0]].map(text).find(isPicture) ?? ''

const wordsIn = (list: unknown, field: string): string =>
  (Array.isArray(list) ? list.filter(isHolder) : [])
    .map((entry) => text(entry[field]))
    .filter((words) => words && !isAddress(words))
    .join(' · ')

const wordsOf = (entry: Record<string, unknown>): string =>
  [text(entry['store_name']), text(entry['title']), wordsIn(entry['info'], 'value'), wordsIn(entry['chiild'], 'val')].find(Boolean) ?? ''

function itemsOf(entry: unknown): PhoneItem[] {
  if (!isHolder(entry)) return []
  const item = { picture: pictureOf(entry), words: wordsOf(entry), price: text(entry['price']) }
  return item.picture || item.words ? [item] : []
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

// of cleaned HTML
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name]!)
    .replace(/\s+/g, ' ')
    .trim()

function blockOf(entry: Record<string, unknown>): PhoneBlock {
  const holders = Object.entries(entry).flatMap(([key, holder]) => (isHolder(holder) ? [[key, holder] as const] : []))
  const lists = holders.flatMap(([key, holder]) => (key === 'hotWords' ? [] : [holder['list'], holder['picList']]))
  const items = lists.flatMap((list) => (Array.isArray(list) ? list.flatMap(itemsOf) : []))
  const heading = isHolder(entry['titleConfig']) ? text(entry['titleConfig']['value']) : ''
  const written = isHolder(entry['richText']) ? plain(text(entry['richText']['val'])) : ''
  // a layout of pictures stores each of them twice
  const seen = new Set<string>()
  const distinct = items.filter(({ picture, words }) => !seen.has(picture + words) && seen.add(picture + words))
  return { kind: text(entry['name']), heading, items: written ? [{ picture: '', words: written, price: '' }, ...distinct] : distinct }
}

/** What the phone page shows of a value for visitors, block by block; those that staff have hidden are left out, and so is the tab bar. */
export function phoneBlocks(value: unknown): PhoneBlock[] {
  if (!isHolder(value)) return []
  const entries = Object.values(value).filter(isHolder)
  return entries.filter(({ name }) => name !== 'crmHidden' && text(name).toLowerCase() !== 'pagefoot').map(blockOf)
}
