import { fixture } from '../document/pages.ts'
import { shopKinds } from './shop-kinds.ts'

/** A stored block. */
export type Entry = Record<string, unknown>

/** What the shop's own editor starts a kind with. */
export const defaults = fixture('blocks-5.4.0-defaults.json') as Record<string, { palette: { label: string; group: string }; value: Entry }>

/** One page with every kind as an editor sends it. */
export const requested = Object.values((fixture('synthetic-all-blocks-save-request.json') as { value: Record<string, Entry> }).value)

/** The same page as the shop's server stores it after its input filter. */
export const stored = Object.values(fixture('synthetic-all-blocks-stored-value.json') as Record<string, Entry>)

/** Every kind that can be edited, for `describe.each`. */
export const kinds = shopKinds.map((kind) => [kind.kind, kind] as const)

export const script = '<script>window.ran=1</script><img src=x onerror="window.ran=1">"\'javascript:window.ran=1'

type Leaf = (value: unknown, path: readonly (string | number)[]) => unknown

/** The same structure with other leaves; `name` stays. */
export function withLeaves(value: unknown, leaf: Leaf, path: readonly (string | number)[] = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withLeaves(item, leaf, [...path, index]))
  if (typeof value !== 'object' || value === null) return path.length === 1 && path[0] === 'name' ? value : leaf(value, path)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLeaves(item, leaf, [...path, key])]))
}

/** The same structure with every list made long by repeating what it has. */
export function withLongLists(value: unknown, length: number): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withLongLists(item, Math.min(length, 3)))
    return items.length === 0 ? items : Array.from({ length }, (_, index) => items[index % items.length])
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLongLists(item, length)]))
}

/** Blocks that no editor made, by what is wrong with them. */
export function brokenForms(fresh: Entry): Record<string, Entry> {
  const { name } = fresh
  const each = (other: unknown): Entry => Object.fromEntries(Object.keys(fresh).map((key) => [key, key === 'name' ? name : other]))
  const rest = Object.entries(fresh).filter(([key]) => key !== 'name')
  return {
    'nothing but its name': { name },
    'every second field missing': { name, ...Object.fromEntries(rest.filter((_, index) => index % 2 === 0)) },
    'null for fields': each(null),
    'numbers for fields': each(7),
    'texts for fields': each('x'),
    'lists for fields': each([null, 7, 'x', []]),
    'objects for fields': each({ val: {}, list: {}, type: {}, color: {}, url: {}, value: {}, tabVal: [] }),
    'null for leaves': withLeaves(fresh, () => null) as Entry,
    'objects for leaves': withLeaves(fresh, () => ({ a: 1 })) as Entry,
    'endless numbers': withLeaves(fresh, (value) => (typeof value === 'number' ? 1e308 : value)) as Entry,
    'numbers below zero': withLeaves(fresh, (value) => (typeof value === 'number' ? -5 : value)) as Entry,
    'texts for numbers': withLeaves(fresh, (value) => (typeof value === 'number' ? 'abc' : value)) as Entry,
    'huge lists': withLongLists(fresh, 5000) as Entry,
    'script in every text': withLeaves(fresh, (value) => (typeof value === 'string' ? script : value)) as Entry,
    'long texts': withLeaves(fresh, (value) => (typeof value === 'string' ? '很长的文字 '.repeat(500) : value)) as Entry,
  }
}
