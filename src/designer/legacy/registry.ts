import { Blocks } from 'lucide-react'
import { computed } from 'nanostores'
import { blockKinds, registerKind } from '../blocks/index.ts'
import type { AnyKind, BlockWords } from '../blocks/shared/define.ts'
import type { Wire } from '../document/block.ts'
import { defineLegacy, type AnyLegacyKind, type Shown } from './shared/define.ts'
import { shownSwitch } from './shared/lens.ts'
import { legacySchema } from './shared/schema.ts'
import { slotOf } from './stored/slots.ts'
import { previewOf } from './previews/slot-preview.tsx'
import { $text } from './legacy.text.ts'

const found = import.meta.glob<AnyLegacyKind | readonly AnyLegacyKind[]>('./kinds/*.ts', { eager: true, import: 'default' })

/** Every older kind that can be edited. */
export const legacyKinds: readonly AnyLegacyKind[] = Object.values(found).flat()

// an instance of a kind that nobody knows: it can be shown and taken away, and stays as it is
const unknownKind = defineLegacy<Shown>({
  kind: 'unknown',
  icon: Blocks,
  ...legacySchema<Shown>(() => ({ isShow: { val: true } }), { isShown: shownSwitch }),
  fields: [{ field: 'isShown', as: 'switch' }],
  convert: () => ({ blocks: [], losses: [{ word: 'unknown', says: '' }] }),
})

/** The kind of a stored instance; one that can only be switched for a kind that nobody knows. */
export const legacyKindOf = (key: string, wire: Wire): AnyLegacyKind =>
  legacyKinds.find((kind) => (kind.keys ?? [kind.kind]).includes(key) && (kind.matches?.(wire) ?? true)) ?? unknownKind

const prefix = 'legacy:'

/** Where an instance stands in the stored value: under its kind, or below it. */
export type StoredPath = readonly [kind: string, instance?: string]

/** The kind under which the designer knows what stands at a place of the stored value, as `legacy:goodList/aa`. */
export const kindAt = (path: StoredPath): string => prefix + path.map((part) => encodeURIComponent(part ?? '')).join('/')

/** The place of such a kind; undefined for a kind of the new pages. */
export function pathOf(kind: string): StoredPath | undefined {
  if (!kind.startsWith(prefix)) return undefined
  const [first = '', second] = kind.slice(prefix.length).split('/').map(decodeURIComponent)
  return second === undefined ? [first] : [first, second]
}

const definitions = new Map<string, AnyLegacyKind>()

/** The older kind behind a kind of the open page. */
export const definitionOf = (kind: string): AnyLegacyKind | undefined => definitions.get(kind)

function nameOf(words: BlockWords, definition: AnyLegacyKind, [key, instance]: StoredPath): string {
  if (definition === unknownKind) return instance === undefined || instance === 'default' ? key : `${key} ${instance}`
  const slot = instance === undefined ? undefined : slotOf(key, instance)
  const name = words[slot?.word ?? definition.kind] ?? key
  return slot || instance === undefined || instance === 'default' ? name : `${name} ${instance}`
}

/** Makes the designer know what stands at a place of the stored value. */
export function registerAt(path: StoredPath, wire: Wire): string {
  const kind = kindAt(path)
  const definition = legacyKindOf(path[0], wire)
  if (blockKinds.has(kind) && definitions.get(kind) === definition) return kind
  definitions.set(kind, definition)
  const isShown = path.length === 1 || slotOf(path[0], path[1]!) !== undefined
  const known: AnyKind = {
    ...definition,
    kind,
    group: 'page',
    rank: 0,
    $text: computed($text, (words) => ({ ...words, name: nameOf(words as BlockWords, definition, path) })),
    Preview: previewOf(definition, isShown),
  }
  registerKind(known)
  return kind
}
