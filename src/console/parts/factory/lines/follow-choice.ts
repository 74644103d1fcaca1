import { loadResource } from '#src/api/load-resource.ts'
import type { RecordOption } from '#src/api/resource.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import type { Row } from '#src/fields/lines/rows.ts'
import { filledBy } from '#src/fields/reference/filled.ts'
import type { Chosen } from '#src/kinds/lines.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readOptions } from '#src/stores/records.ts'
import type { LineKnowledge } from './knowledge.ts'

export interface Following {
  grid: GridStore
  connection: Connection
  knowledge: LineKnowledge
  isPriced(): boolean
}

const rowOf = (grid: GridStore, id: string) => grid.rows.find((row) => row.id === id)

/** Goes on to a column of a row, as long as nobody has gone elsewhere or begun to write. */
function goTo(grid: GridStore, id: string, name: string, from: readonly string[]): void {
  if (grid.$editing.get() || grid.row?.id !== id || !from.includes(grid.column?.name ?? '')) return
  const column = grid.shape.columns.findIndex((one) => one.name === name)
  if (column >= 0) grid.select({ row: grid.rows.findIndex((row) => row.id === id), column })
}

/** The price and the tax that count now, in a row that has goods. */
async function priceRow({ grid, knowledge, isPriced }: Following, id: string): Promise<void> {
  const row = rowOf(grid, id)
  const sku = String(row?.['sku'] ?? '')
  if (!row || !sku || !isPriced() || !grid.shape.columns.some(({ name }) => name === 'price')) return
  const offer = await knowledge.offer(sku, typeof row['qty'] === 'string' && row['qty'] ? row['qty'] : '1', row)
  const now = rowOf(grid, id)
  // other goods, or another unit, since then have prices of their own
  if (now?.['sku'] !== sku || now['unit'] !== row['unit']) return
  const rate = knowledge.$facts.get().get(sku)?.tax_rate
  grid.put(id, { ...(rate !== undefined && { taxRate: rate }), ...(offer && { price: offer.price, priceUnit: offer.unit }) })
}

const counted = { unit: '', unitNum: '1', unitDen: '1' }

/** What the unit of a row is in what its goods are counted by. */
async function followUnit(following: Following, row: Row, unit: string): Promise<void> {
  const { grid, knowledge } = following
  const sku = String(row['sku'] ?? '')
  await knowledge.take([sku])
  const found = knowledge.$facts
    .get()
    .get(sku)
    ?.units.find(({ id }) => id === unit)
  if (found && rowOf(grid, row.id)?.['unit'] === unit) grid.put(row.id, { unitNum: found.num, unitDen: found.den })
  await priceRow(following, row.id)
}

async function putGoods(following: Following, id: string, option: RecordOption): Promise<void> {
  const { grid } = following
  const sku = grid.shape.columns.find(({ name }) => name === 'sku')!
  const { fills } = sku.field.options as { fills: Readonly<Record<string, string>> }
  grid.names.set('sku', option.id, option.name)
  grid.put(id, { ...counted, sku: option.id, ...filledBy(fills, await loadResource('factory-sku'), option).fills })
  goTo(grid, id, grid.shape.columns.some(({ name }) => name === 'lot') ? 'lot' : 'qty', ['product', 'band', 'sku'])
  await priceRow(following, id)
}

/** Goods of a product, of a weight range of it: the only ones are put in at once. */
async function narrow(following: Following, row: Row, { product, band }: { product: string; band?: string }): Promise<void> {
  const { grid, connection } = following
  if (!product) return
  const [skus, ranges] = await Promise.all([
    readOptions(connection, await loadResource('factory-sku'), {
      product_id: product,
      ...(band && { weight_range_id: band }),
      limit: 2,
    } as never),
    band ? undefined : readOptions(connection, await loadResource('weight-range'), { product_id: product, limit: 2 } as never),
  ])
  const now = rowOf(grid, row.id)
  // the product was changed again, or somebody was faster
  if (!now || now['product'] !== product || now['sku'] !== '') return
  if (skus.list.length === 1) return putGoods(following, row.id, skus.list[0]!)
  if (band || (ranges && ranges.list.length < 2)) goTo(grid, row.id, 'sku', ['band'])
}

/** What follows when something was chosen in a line: goods of a product, the price of goods. What cannot be asked follows not. */
export async function followChoice(following: Following, row: Row, column: string, { id }: Chosen): Promise<void> {
  const { grid } = following
  try {
    if (column === 'product') {
      grid.put(row.id, { band: '', sku: '' })
      await narrow(following, row, { product: id })
    } else if (column === 'band') {
      grid.put(row.id, { sku: '' })
      await narrow(following, row, { product: String(row['product'] ?? ''), band: id })
    } else if (column === 'sku') {
      if (row['unit']) grid.put(row.id, counted)
      await priceRow(following, row.id)
    } else if (column === 'unit') await followUnit(following, row, id)
  } catch {
    // it is chosen and written by hand
  }
}
