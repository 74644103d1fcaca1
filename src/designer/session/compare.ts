import { isWire } from '../document/block.ts'
import { withoutHydrated } from '../document/hydrated.ts'
import { isSameSwitch } from '../document/merge/same.ts'

/** One place where the stored page is not what was sent. */
export interface Difference {
  /** Kind of the block; empty for something outside of blocks. */
  readonly kind: string
  readonly path: string
  readonly sent: unknown
  readonly stored: unknown
  /** The same switch in another spelling. */
  readonly isHarmless: boolean
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : [])
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** A stored value as it would be sent: object, without preview lists. PHP answers an empty object as a list. */
export function comparable(value: unknown): Record<string, unknown> {
  const parsed: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value
  if (typeof parsed !== 'object' || parsed === null) return {}
  return Object.fromEntries(Object.entries(parsed).map(([key, entry]) => [key, isWire(entry) ? withoutHydrated(entry) : entry]))
}

/** Everything that a server changed in a value that was sent to it. */
export function differences(sent: Record<string, unknown>, storedValue: unknown): Difference[] {
  const stored = comparable(storedValue)
  const found: Difference[] = []
  const walk = (kind: string, path: string, a: unknown, b: unknown) => {
    if (Object.is(a, b)) return
    const isDeep = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && Array.isArray(a) === Array.isArray(b)
    if (!isDeep) return void found.push({ kind, path, sent: a, stored: b, isHarmless: isSameSwitch(a, b) })
    for (const key of new Set([...keysOf(a), ...keysOf(b)])) walk(kind, path ? `${path}.${key}` : key, at(a, key), at(b, key))
  }
  for (const key of new Set([...Object.keys(sent), ...Object.keys(stored)])) {
    const name = at(sent[key] ?? stored[key], 'name')
    walk(typeof name === 'string' ? name : '', '', sent[key], stored[key])
  }
  return found
}

/** A text from which a shop's input filter took something (designer contract 2.4). */
function isShortened(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string') return false
  let at = 0
  for (const sign of sent) if (at < stored.length && stored.startsWith(sign, at)) at += sign.length
  return at === stored.length
}

/** True when a stored value is what a server would make of a value that was sent to it. */
export const isOutcomeOf = (sent: Record<string, unknown>, stored: unknown): boolean =>
  differences(comparable(sent), stored).every(({ isHarmless, sent: a, stored: b }) => isHarmless || isShortened(a, b))
