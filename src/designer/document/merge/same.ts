import { isWire, type Block } from '../block.ts'
import type { PageContent } from '../change.ts'

const on = new Set<unknown>([true, 1, '1'])
const off = new Set<unknown>([false, 0, '0', ''])

/** The same switch in another spelling of a server (designer contract 2.4). */
export const isSameSwitch = (a: unknown, b: unknown): boolean =>
  (typeof a === 'boolean' || typeof b === 'boolean') && ((on.has(a) && on.has(b)) || (off.has(a) && off.has(b)))

const isSameNumber = (a: unknown, b: unknown): boolean =>
  ((typeof a === 'number' && typeof b === 'string') || (typeof a === 'string' && typeof b === 'number')) && String(a) === String(b)

/** Equal in what they mean: a server may spell switches and fractions in its own way. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || isSameSwitch(a, b) || isSameNumber(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))
  if (!isWire(a) || !isWire(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
}

/** Fields of a block that say where it stands and what it is called, not what it shows. */
export const keyFields: ReadonlySet<string> = new Set(['timestamp', 'id'])

/** What a block shows, wherever it stands. */
export const shownOf = ({ wire, foreign }: Block): unknown =>
  foreign ? foreign.value : Object.fromEntries(Object.entries(wire).filter(([field]) => !keyFields.has(field)))

/** Whether two blocks show the same, wherever they stand. */
export const isSameBlock = (a: Block, b: Block): boolean => a.wire === b.wire || isSame(shownOf(a), shownOf(b))

/** Whether two pages show the same: the same blocks in the same order, the same tab bar and settings. */
export function isSamePage(a: PageContent, b: PageContent): boolean {
  const [one, two] = [blocksOf(a), blocksOf(b)]
  return one.length === two.length && one.every((block, index) => isSameBlock(block, two[index]!)) && isSame(a.settings, b.settings)
}

/** All blocks of a page in their order, the tab bar last. */
export const blocksOf = ({ value }: PageContent): Block[] => (value.footer ? [...value.blocks, value.footer] : [...value.blocks])
