import type { AnyKind } from './shared/define.ts'
import type { Wire } from '../document/block.ts'

const found = import.meta.glob<AnyKind>('./*/index.ts', { eager: true, import: 'default' })

/** Every kind that can be edited, by its stored name. */
export const blockKinds: ReadonlyMap<string, AnyKind> = new Map(Object.values(found).map((kind) => [kind.kind, kind]))

/** Fills what the shop needs of a known kind; other kinds stay as they are. */
export const completeBlock = (kind: string, wire: Wire): Wire => blockKinds.get(kind)?.complete(wire) ?? wire
