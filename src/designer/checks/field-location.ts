import { cellsFor, cubeLayout, sizeOfSlot, type CubeCell } from '../blocks/shared/cube-layouts.ts'
import type { AnyRow } from '../blocks/shared/define.ts'
import { withValueAt } from '../blocks/shared/lens.ts'
import type { FieldPath, Value } from './finding.ts'

/** The entry of a list that a field belongs to. */
export interface Entry {
  readonly list: AnyRow
  /** Where the list is. */
  readonly path: FieldPath
  readonly items: readonly Value[]
  readonly index: number
}

/** One declared field of a block with what it holds; fields that the panel does not show now are left out. */
export interface FieldLocation {
  readonly row: AnyRow
  readonly path: FieldPath
  readonly value: unknown
  /** The block's value, or the entry of a list, that the field belongs to. */
  readonly whole: Value
  readonly entry?: Entry
}

// a broken page may hold lists of any length
const most = 200

/** Every field of a value in the order of the panel, entries of lists after their list. */
export function locationsOf(rows: readonly AnyRow[], value: Value, path: FieldPath = [], entry?: Entry): FieldLocation[] {
  return rows
    .filter((row) => row.when?.(value as never) ?? true)
    .flatMap((row) => {
      const here = [...path, row.field]
      const location: FieldLocation = { row, path: here, value: value[row.field], whole: value, ...(entry && { entry }) }
      return [location, ...entriesOf(row, value, here)]
    })
}

function entriesOf(row: AnyRow, value: Value, path: FieldPath): FieldLocation[] {
  const list = value[row.field]
  if (!row.of || !Array.isArray(list)) return []
  if (row.as === 'cells') return cellLocations(row, list as CubeCell[], Number(value['layout'] ?? 0), path)
  const items = list as Value[]
  return items.slice(0, most).flatMap((item, index) => locationsOf(row.of!, item, [...path, index], { list: row, path, items, index }))
}

// only the places that the layout shows, each with a best size of its own
function cellLocations(row: AnyRow, list: readonly CubeCell[], layout: number, path: FieldPath): FieldLocation[] {
  const items = cellsFor(list, layout) as unknown as readonly Value[]
  return cubeLayout(layout).slots.flatMap((location, index) => {
    const rows = row.of!.map((one) => (one.as === 'image' ? { ...one, size: sizeOfSlot(location) } : one))
    return locationsOf(rows, items[index]!, [...path, index], { list: row, path, items, index })
  })
}

/** The block's value with another value in a field. */
export function put({ path, entry }: FieldLocation, value: Value, next: unknown): Value {
  // a cube may store fewer cells than its layout shows
  const whole = entry?.list.as === 'cells' ? (withValueAt(value, entry.path, entry.items) as Value) : value
  return withValueAt(whole, path, next) as Value
}

/** The block's value without the entry that a field belongs to. */
export function without({ path, items, index }: Entry, value: Value): Value {
  return withValueAt(value, path, items.toSpliced(index, 1)) as Value
}
