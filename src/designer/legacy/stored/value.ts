import { canonicalJson } from '#src/lib/canonical-json.ts'
import { isFooterKind, isWire, type Wire } from '../../document/block.ts'
import { hidden, isHidden, kindOf } from '../../document/marks.ts'
import { asSwitch, valueAt, withValueAt } from '../../blocks/shared/lens.ts'
import { builtInValue } from './built-in.ts'
import { bare, filled, filledRows } from './goods.ts'
import { kindAt, pathOf, registerAt, type StoredPath } from '../registry.ts'
import { withoutSwitch } from '../shared/lens.ts'
import { patternInstance, shownSlots } from './slots.ts'

/*
 * The designer knows one form of a page: blocks under timestamps, each with its kind in `name` (designer contract
 * 2.2). An older page is brought into that form when it is read, and back into its own when it is saved. Both ways
 * every instance and every key that nobody knows stays what and where it was.
 */

interface Instance {
  readonly path: StoredPath
  readonly wire: Wire
  /** The page lacks it: what it would start with. */
  readonly isMissing?: true
}

const isOff = (wire: Wire) => asSwitch(valueAt(wire, ['isShow', 'val'])) === false

// variants without instances and version 4.0 have the fields directly under the kind
const isFlat = (entry: Wire) =>
  'isShow' in entry || !Object.values(entry).every((value) => isWire(value) && !('val' in value || 'list' in value))

// what would stand in the way of the designer's own names stays where it is, unseen
const isTaken = (wire: Wire) => ['name', 'timestamp', 'id', 'crmKind', 'crmName'].some((key) => key in wire)

function instancesOf(key: string, entry: unknown): Instance[] {
  return isWire(entry) ? foundIn(key, entry).filter(({ wire }) => !isTaken(wire)) : []
}

function foundIn(key: string, entry: Wire): Instance[] {
  if (isFlat(entry)) return [{ path: [key], wire: entry }]
  const named = Object.entries(entry).filter(([name]) => name !== patternInstance)
  return named.flatMap(([name, wire]) => (isWire(wire) ? [{ path: [key, name] as const, wire }] : []))
}

// blocks keep their stamps while the page has the same places: they are what a block is called by
const firstStamp = 1e15
const room = 1000

/** Known places by themselves, the others after them as they come, the tab bar last (designer contract 2.2). */
function stamps(all: readonly Instance[]): number[] {
  let others = 0
  return all.map(({ path }) => {
    const [kind, instance] = path
    if (isFooterKind(kindAt(path))) return firstStamp + room * room
    const index = shownSlots.findIndex((slot) => slot.kind === kind && slot.instance === instance)
    return firstStamp + (index < 0 ? shownSlots.length * room + others++ : index)
  })
}

/** Instances that the shop shows when they are there, made of their kind's pattern. */
function missingIn(whole: Wire): Instance[] {
  return shownSlots.flatMap(({ kind, instance }) => {
    const entry = whole[kind]
    if (!isWire(entry) || isFlat(entry) || isWire(entry[instance])) return []
    const pattern = entry[patternInstance]
    return isWire(pattern) && !isTaken(pattern) ? [{ path: [kind, instance] as const, wire: pattern, isMissing: true as const }] : []
  })
}

/** An older page in the designer's form; an empty one is the built-in page of the shop. */
export function toPage(stored: unknown): Record<string, Wire> {
  const whole = wholeOf(stored)
  const all = [...Object.entries(whole).flatMap(([key, entry]) => instancesOf(key, entry)), ...missingIn(whole)]
  const at = stamps(all)
  const ordered = all.map((instance, index) => [at[index]!, instance] as const).toSorted(([a], [b]) => a - b)
  return Object.fromEntries(ordered.map(([stamp, instance]) => [String(stamp), blockOf(instance, stamp)]))
}

function blockOf({ path, wire, isMissing }: Instance, timestamp: number): Wire {
  const name = registerAt(path, wire)
  const block = { ...neutral(path[0], wire), name, timestamp, id: name }
  return isMissing || isOff(wire) ? hidden(block) : block
}

/** True where nothing was ever saved; PHP answers an empty object as a list. */
export const isEmpty = (stored: unknown): boolean =>
  typeof stored === 'object' ? Object.keys(stored ?? {}).length === 0 : stored === '' || stored === undefined

/** What is stored: an object, JSON text, or nothing yet. @throws SyntaxError */
export function wholeOf(stored: unknown): Wire {
  const value: unknown = typeof stored === 'string' && stored !== '' ? JSON.parse(stored) : stored
  return isWire(value) && Object.keys(value).length > 0 ? value : builtInValue()
}

/** The same page in its own form, written into what was stored: what did not change is the same object. */
export function fromPage(page: Readonly<Record<string, unknown>>, whole: Wire): Wire {
  let next = whole
  for (const block of Object.values(page)) {
    const path = isWire(block) ? pathOf(kindOf(block)) : undefined
    if (!path || !isWire(block)) continue
    const before = valueAt(whole, path as readonly string[])
    const [kind] = path
    const content = contentOf(block)
    const isOut = isHidden(block)
    if (isWire(before) && isOff(before) === isOut && isSameAs(content, neutral(kind, before))) continue
    const pattern = valueAt(whole, [kind, patternInstance])
    if (before === undefined && isOut && isWire(pattern) && isSameAs(content, neutral(kind, pattern))) continue
    const source = isWire(before) ? before : isWire(pattern) ? pattern : {}
    next = withValueAt(next, path as readonly string[], filled(kind, switched(content, isOut, source), source)) as Wire
  }
  return next
}

function contentOf(block: Wire): Wire {
  const { name: _name, timestamp: _timestamp, id: _id, crmKind: _kind, crmName: _given, ...content } = block
  return content
}

// the stored switch keeps its spelling where it says the same as the mark
function switched(wire: Wire, isHiddenNow: boolean, before: Wire): Wire {
  const stored = valueAt(before, ['isShow', 'val'])
  const isSame = stored !== undefined && isOff(before) === isHiddenNow
  if (stored === undefined && !isHiddenNow) return wire
  const { isShow, ...others } = wire
  const val = isSame ? stored : isHiddenNow ? 0 : 1
  return { isShow: isWire(isShow) ? { ...isShow, val } : { val }, ...others }
}

// the mark of a hidden block says whether it is shown, and nothing beside it
const neutral = (kind: string, wire: Wire): Wire => withoutSwitch(bare(kind, wire))

const isSameAs = (one: Wire, other: Wire) => canonicalJson(one) === canonicalJson(other)

/** Product rows that came along for previews. */
export const rowsIn = (stored: unknown): readonly unknown[] =>
  Object.entries(wholeOf(stored)).flatMap(([key, entry]) => instancesOf(key, entry).flatMap(({ wire }) => filledRows(key, wire)))
