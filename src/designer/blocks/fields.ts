import { computed, type ReadableAtom } from 'nanostores'
import type { AnyKind, AnyRow, BlockWords } from './shared/define.ts'

// Only what is loaded on demand imports this: pages are drawn without it.
const rows = import.meta.glob<readonly AnyRow[]>('./*/fields.ts', { eager: true, import: 'fields' })
const words = import.meta.glob<ReadableAtom<BlockWords>>('./*/fields.text.ts', { eager: true, import: '$fields' })
const whole = new WeakMap<AnyKind, ReadableAtom<BlockWords>>()

/** What can be edited of a kind, line by line. */
export const fieldsOf = (kind: AnyKind): readonly AnyRow[] => kind.fields ?? rows[`./${kind.kind}/fields.ts`] ?? []

/** The words of a kind and of its fields, options and hints, in the language of the screen. */
export function $wordsOf(kind: AnyKind): ReadableAtom<BlockWords> {
  const $fields = kind.fields ? undefined : words[`./${kind.kind}/fields.text.ts`]
  if (!$fields) return kind.$text
  const cached = whole.get(kind) ?? computed([kind.$text, $fields], (own, more) => ({ ...own, ...more }))
  whole.set(kind, cached)
  return cached
}
