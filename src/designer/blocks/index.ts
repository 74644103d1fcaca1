import { atom, type ReadableAtom } from 'nanostores'
import type { Wire } from '../document/block.ts'
import type { AnyKind } from './shared/define.ts'

const found = import.meta.glob<AnyKind>('./*/index.ts', { eager: true, import: 'default' })
const kinds = new Map(Object.values(found).map((kind) => [kind.kind, kind]))
const ours: ReadonlySet<string> = new Set(kinds.keys())
const $count = atom(kinds.size)

/** Every kind that can be edited, by its stored name: ours, and those that a host registered. */
export const blockKinds: ReadonlyMap<string, AnyKind> = kinds

/** Changes whenever a host registers a kind: what is drawn from `blockKinds` is drawn again. */
export const $kinds: ReadableAtom<number> = $count

/** Adds a kind of a host's, or replaces one of its own. @throws TypeError when the name is one of ours */
export function registerKind(kind: AnyKind): void {
  if (ours.has(kind.kind)) throw new TypeError(`registerBlock: "${kind.kind}" is a kind of the shop`)
  kinds.set(kind.kind, kind)
  $count.set($count.get() + 1)
}

/** Fills what the shop needs of a known kind; other kinds stay as they are. */
export const completeBlock = (kind: string, wire: Wire): Wire => blockKinds.get(kind)?.complete(wire) ?? wire
