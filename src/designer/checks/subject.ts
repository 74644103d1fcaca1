import { fieldsOf } from '../blocks/fields.ts'
import { blockKinds } from '../blocks/index.ts'
import type { AnyKind, AnyRow } from '../blocks/shared/define.ts'
import type { Block, Wire } from '../document/block.ts'
import { isHidden } from '../document/marks.ts'
import { freshSettings, type PageSettings } from '../document/settings.ts'
import { settingRows } from '../panel/setting-rows.ts'
import type { Value } from './finding.ts'
import { locationsOf, type FieldLocation } from './field-location.ts'

/** What rules look at: a block, the tab bar, or the settings of the page, as its declared fields. */
export interface Subject {
  /** Absent for the settings of the page. */
  readonly kind?: AnyKind
  /** The block as it is stored; absent for the settings of the page. */
  readonly wire?: Wire
  readonly value: Value
  /** What a fresh one holds. */
  readonly fresh: Value
  readonly locations: readonly FieldLocation[]
  /** False for what is hidden: visitors do not see it, the shop stores it all the same. */
  readonly isSeen: boolean
  /** False for the tab bar and the page: these cannot be hidden. */
  readonly canHide: boolean
}

const freshValues = new WeakMap<AnyKind, Value>()

function freshOf(kind: AnyKind): Value {
  const cached = freshValues.get(kind) ?? (kind.read(kind.fresh()) as Value)
  freshValues.set(kind, cached)
  return cached
}

const subject = (rows: readonly AnyRow[], value: Value, rest: Omit<Subject, 'value' | 'locations'>): Subject => ({
  ...rest,
  value,
  locations: locationsOf(rows, value),
})

/** Undefined for what rules know nothing of: unknown entries. */
export function subjectOfBlock(block: Block): Subject | undefined {
  const kind = blockKinds.get(block.kind)
  if (!kind || block.foreign) return undefined
  const value = kind.read(block.wire) as Value
  // kinds of the older decoration have a switch of their own
  const isSeen = !isHidden(block.wire) && value['isShown'] !== false
  return subject(fieldsOf(kind), value, { kind, wire: block.wire, fresh: freshOf(kind), isSeen, canHide: kind.group !== 'page' })
}

/** A block of which only the stored form is known. */
export const unknownSubject = ({ wire }: Block): Subject => subject([], {}, { wire, fresh: {}, isSeen: true, canHide: false })

export const subjectOfPage = (settings: PageSettings): Subject =>
  subject(settingRows, settings as unknown as Value, { fresh: freshSettings as unknown as Value, isSeen: true, canHide: false })
