import type { ScanHit } from '#src/api/line-entry.ts'
import { addRow } from '#src/fields/lines/commands.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import type { Row } from '#src/fields/lines/rows.ts'
import { isBlankLine } from '#src/kinds/lines.ts'
import { compared, sumOf } from '#src/lib/decimal.ts'

const has = (grid: GridStore, name: string) => grid.shape.columns.some((column) => column.name === name)
const isNothing = (value: unknown) => value === '' || value === undefined

/** The row of what was scanned: one of its lot, one of its goods that has no lot yet, a blank one, or another one. */
function rowOf(grid: GridStore, { kind, id, sku_id }: ScanHit): Row | undefined {
  const own = grid.rows.filter((row) => row['sku'] === sku_id)
  const isLot = kind === 'lot' && has(grid, 'lot')
  // goods that come are weighed row by row: the next one of them that was not
  if (has(grid, 'weightActual') && !has(grid, 'lot')) return own.find((row) => isNothing(row['weightActual'])) ?? blankRow(grid)
  return (
    own.find((row) => (isLot ? row['lot'] === id : true)) ??
    (isLot ? own.find((row) => isNothing(row['lot'])) : undefined) ??
    blankRow(grid)
  )
}

function blankRow(grid: GridStore): Row | undefined {
  const blank = grid.rows.find((row) => isBlankLine(grid.shape.field, row))
  if (blank) return blank
  const before = grid.rows.length
  addRow(grid)
  return grid.rows[before]
}

/** How much of it there is after another scan: what the label says of what is weighed, one piece more of what is counted. */
function quantity(row: Row, { counted_by, weight = '' }: ScanHit, isSame: boolean): string {
  const before = String(row['qty'] ?? '')
  if (counted_by === 'weight') return isSame && before ? before : weight || before
  return isSame && before ? sumOf([before, '1']) : before || '1'
}

/** Puts what was scanned into a row. Answers it, and the column that is to be filled in next; '' where nothing is. */
export function putScanned(grid: GridStore, hit: ScanHit): { row: number; column: string } | undefined {
  grid.end()
  const row = rowOf(grid, hit)
  if (!row || !hit.sku_id) return undefined
  const isSame = row['sku'] === hit.sku_id && (hit.kind !== 'lot' || !has(grid, 'lot') || row['lot'] === hit.id)
  const arrives = !has(grid, 'lot')
  grid.names.set('sku', hit.sku_id, hit.label.split(' · ')[0]!)
  if (hit.lot_no) grid.names.set('lot', hit.id, hit.lot_no)
  const goods = {
    sku: hit.sku_id,
    countedBy: hit.counted_by,
    areaEach: hit.area_each,
    weightEach: hit.weight_each,
    lengthEach: hit.length_each,
  }
  const weighed = arrives && has(grid, 'weightActual') && hit.weight && compared(hit.weight, '0') > 0 && { weightActual: hit.weight }
  const isOrdered = !isNothing(row['source'])
  grid.put(row.id, {
    ...goods,
    ...(!arrives && hit.kind === 'lot' && { lot: hit.id }),
    ...(arrives && hit.lot_no && has(grid, 'lotNo') && isNothing(row['lotNo']) && { lotNo: hit.lot_no }),
    // what answers an order comes in the quantity that was ordered until somebody says otherwise
    ...(!isOrdered && { qty: quantity(row, hit, isSame) }),
    ...weighed,
  })
  const at = grid.rows.findIndex(({ id }) => id === row.id)
  const next = arrives && has(grid, 'weightActual') && !weighed ? 'weightActual' : isNothing(grid.rows[at]!['qty']) ? 'qty' : ''
  return { row: at, column: next }
}
