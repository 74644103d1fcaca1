import type { Fix } from './finding.ts'
import { put, without, type FieldLocation } from './field-location.ts'
import type { Subject } from './subject.ts'
import { $text } from './fixes.text.ts'

/** The storefront's home page: every shop has it. */
const home = '/pages/index/index'

export const takeHome = (location: FieldLocation): Fix => ({
  label: () => $text.get().takeHome,
  change: (value) => put(location, value, home),
})

export const write = (location: FieldLocation, next: unknown, label: () => string): Fix => ({
  label,
  change: (value) => put(location, value, next),
})

/** By the block's own switch where it has one. */
export function hide({ locations, canHide }: Subject): Fix | undefined {
  const label = () => $text.get().hide
  const shown = locations.find(({ row, path }) => row.as === 'switch' && path.length === 1 && row.field === 'isShown')
  if (shown) return write(shown, false, label)
  return canHide ? { label, hides: true } : undefined
}

/** Takes the entry away that a field belongs to; hides the block when nothing would be left of it. */
export function dropEntry({ entry }: FieldLocation, subject: Subject): Fix | undefined {
  if (!entry || (entry.list.as !== 'list' && entry.list.as !== 'areas')) return hide(subject)
  if (entry.items.length <= Math.max(entry.list.min ?? 0, 1)) return hide(subject)
  return { label: () => $text.get().dropEntry, change: (value) => without(entry, value) }
}
