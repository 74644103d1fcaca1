import { createHash } from 'node:crypto'
import { canonicalJson } from '#src/lib/canonical-json.ts'
import { Refusal } from '../../refusal.ts'

/** A page's blocks under their timestamps, as they stand on the wire (designer contract 2.2). */
export type PageValue = Record<string, PageEntry>
export type PageEntry = Record<string, unknown> & { name?: string }

/** Bytes of JSON a page may have, and how deep it may be nested. */
export const valueLimit = 8 * 1024 * 1024
export const depthLimit = 40
// `database.page.limitMax` of the shop
const productLimit = 100

type Holder = Record<string, unknown>

export const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null && !Array.isArray(value)

function isDeeper(value: unknown, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (than === 0) return true
  return Object.values(value).some((entry) => isDeeper(entry, than - 1))
}

/** A refusal of what was sent. */
export const refuse = (code: string, values?: Record<string, string | number>, field = 'value') =>
  new Refusal({ status: 400, code, ...(values ? { values } : {}), errors: { [field]: code } })

/** What was sent, or what its JSON text says. Throws a Refusal. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    throw refuse('page_value_no_object')
  }
}

/**
 * Checks what is to be stored: an object, or its JSON text, whose entries all are objects; one without a `name` is kept
 * like every kind that is not known here. An empty list is what PHP makes of an empty object. Throws a Refusal.
 */
export function readValue(sent: unknown): PageValue {
  const value = parsed(sent)
  if (Array.isArray(value) && value.length === 0) return {}
  if (!isHolder(value)) throw refuse('page_value_no_object')
  for (const [key, entry] of Object.entries(value))
    if (!isHolder(entry) || !['string', 'undefined'].includes(typeof entry['name']))
      throw refuse('page_entry_no_block', { key }, `value.${key}`)
  checkSize(value)
  for (const entry of Object.values(value)) checkCount(entry as PageEntry)
  return value as PageValue
}

/** Refuses a value that is too deep or too large. */
export function checkSize(value: unknown): void {
  if (isDeeper(value, depthLimit)) throw refuse('page_value_too_deep')
  if (Buffer.byteLength(JSON.stringify(value)) > valueLimit) throw refuse('page_value_too_large')
}

function checkCount(entry: PageEntry): void {
  if (entry.name !== 'goodList') return
  const number = isHolder(entry['numConfig']) ? Number(entry['numConfig']['val']) : 0
  const tab = isHolder(entry['tabConfig']) ? Number(entry['tabConfig']['tabVal']) : 0
  if (!tab && number > productLimit) throw new Refusal({ status: 400, message: '您设置得商品个数超出系统限制' })
}

const without = (holder: Holder, name: string): Holder => Object.fromEntries(Object.entries(holder).filter(([key]) => key !== name))

/** The lists that are filled in for previews, by kind of block: field → what holds the list. */
const hydrated = new Map<unknown, readonly string[]>([
  ['goodList', ['selectConfig', 'goodsList']],
  ['articleList', ['selectList']],
  ['promotionList', ['productList']],
])

/** A block as it is stored: without the lists that reading fills in; picked products leave their ids behind. */
function stripEntry(entry: PageEntry): PageEntry {
  let stripped: Holder = entry
  for (const field of hydrated.get(entry.name) ?? []) {
    const holder = stripped[field]
    if (!isHolder(holder) || !('list' in holder)) continue
    const rest = without(holder, 'list')
    stripped = { ...stripped, [field]: field === 'goodsList' ? { ...rest, ids: idsOf(holder['list']) } : rest }
  }
  return stripped as PageEntry
}

const idsOf = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.flatMap((row: unknown) => (isHolder(row) && row['id'] !== undefined ? [row['id']] : [])) : []

/** A page's value as it is stored (designer contract 1.2). */
export const stripValue = (value: PageValue): PageValue =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, stripEntry(entry)]))

/** Hex SHA-256 of a value, whatever the order of its keys. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')
