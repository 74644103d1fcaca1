import { Puzzle } from 'lucide-react'
import { computed } from 'nanostores'
import { $locale, type Locale } from '#src/text/locale.ts'
import type { AnyKind, AnyRow, BlockWords, Group } from '../blocks/shared/define.ts'
import { isWire, type Wire } from '../document/block.ts'
import { customPreview } from './custom-preview.tsx'

/** A word in one language for all, or one per language. */
export type Word = string | Partial<Record<Locale, string>>

/** One line of the panel of a host's own block; the control must fit the type of the default. */
export interface CustomField {
  /** Name in `defaults`. */
  readonly field: string
  readonly label: Word
  readonly as: 'text' | 'switch' | 'slider' | 'count' | 'choice' | 'colour' | 'image' | 'link' | 'products'
  readonly in?: 'content' | 'style'
  /** Longest text, or largest number of a slider or of products. */
  readonly max?: number
  readonly min?: number
  /** Of a choice: the stored value is the index. */
  readonly options?: readonly Word[]
  readonly hint?: Word
}

/**
 * A block of the host's own. Stored flat: `{ name: kind, timestamp, id, ...value }`. `render` draws the value into
 * `root`, which lies in a shadow root of its own, and may answer a function that ends what it began, at once or by a
 * promise. An element with `data-text="field"` shows the text of that field and can be written on the canvas.
 */
export interface CustomBlock {
  readonly kind: string
  readonly name: Word
  readonly group?: Exclude<Group, 'page'>
  /** At most this many on a page. */
  readonly max?: number
  readonly defaults: Readonly<Record<string, unknown>>
  readonly fields: readonly CustomField[]
  render(value: Readonly<Record<string, unknown>>, root: HTMLElement): void | (() => void) | Promise<void | (() => void)>
}

const types: Record<CustomField['as'], string> = {
  text: 'string',
  switch: 'boolean',
  slider: 'number',
  count: 'number',
  choice: 'number',
  colour: 'string',
  image: 'string',
  link: 'string',
  products: 'list',
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
const inLocale = (word: Word, locale: Locale): string =>
  typeof word === 'string' ? word : (word[locale] ?? word['zh-cn'] ?? Object.values(word)[0] ?? '')

/** Says what is wrong with a definition that a host gave. @throws TypeError */
export function checkCustomBlock(block: CustomBlock): void {
  const refuse = (why: string): never => {
    throw new TypeError(`registerBlock: ${why}`)
  }
  if (!isWire(block)) refuse('a definition is an object')
  if (!/^[a-z][a-zA-Z0-9_-]{0,39}$/.test(String(block.kind)))
    refuse(`kind "${String(block.kind)}" is no name (a-z, then letters, digits, - and _)`)
  if (typeof block.render !== 'function') refuse(`${block.kind} has no render(value, root)`)
  if (!isWire(block.defaults) || !Array.isArray(block.fields)) refuse(`${block.kind} needs defaults and fields`)
  for (const key of ['name', 'timestamp', 'id']) if (key in block.defaults) refuse(`${block.kind}: "${key}" belongs to the page`)
  for (const { field, as } of block.fields) {
    if (!(field in block.defaults)) refuse(`${block.kind}: field "${field}" has no default`)
    if (types[as] !== typeOf(block.defaults[field])) refuse(`${block.kind}: "${as}" cannot edit the default of "${field}"`)
  }
}

/** The kind that the designer works with. Missing and wrong-typed values read as their default; the latter stay stored until they are edited. */
export function kindOfCustom(block: CustomBlock, rank: number): AnyKind {
  const names = Object.keys(block.defaults)
  const isRead = (wire: Wire, name: string) => typeOf(wire[name]) === typeOf(block.defaults[name])
  const read = (wire: Wire) => Object.fromEntries(names.map((name) => [name, isRead(wire, name) ? wire[name] : block.defaults[name]]))
  const isUntouched = (wire: Wire, name: string, next: unknown) => name in wire && !isRead(wire, name) && next === block.defaults[name]
  return {
    kind: block.kind,
    group: block.group ?? 'tools',
    rank,
    icon: Puzzle,
    $text: computed($locale, (locale) => wordsOf(block, locale)),
    ...(block.max !== undefined && { max: block.max }),
    fields: block.fields.map((field) => rowOf(field)),
    fresh: () => ({ name: block.kind, ...structuredClone(block.defaults) }),
    read,
    write: (value, wire) => ({
      ...wire,
      ...Object.fromEntries(Object.entries(value).filter(([name, next]) => !isUntouched(wire, name, next))),
    }),
    complete: (wire) => ({ ...structuredClone(block.defaults), ...wire }),
    Preview: customPreview(block),
  }
}

function rowOf({ field, as, max, min, options, hint, in: part }: CustomField): AnyRow {
  return {
    field,
    as,
    // whether a host's block needs its picture, only the host knows
    ...(as === 'image' && { blank: 'hint' as const }),
    ...(part && { in: part }),
    ...(max !== undefined ? { max } : as === 'text' ? { max: 100 } : {}),
    ...(min !== undefined && { min }),
    ...(options && { options: options.map((_, index) => ({ word: `${field} ${index}` })) }),
    ...(hint !== undefined && { hint: `${field} hint` }),
  }
}

function wordsOf(block: CustomBlock, locale: Locale): BlockWords {
  const words: Record<string, string> = { name: inLocale(block.name, locale) }
  for (const { field, label, options, hint } of block.fields) {
    words[field] = inLocale(label, locale)
    options?.forEach((option, index) => (words[`${field} ${index}`] = inLocale(option, locale)))
    if (hint !== undefined) words[`${field} hint`] = inLocale(hint, locale)
  }
  return words
}
