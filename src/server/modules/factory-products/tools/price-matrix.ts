import { sql } from 'drizzle-orm'
import type { PriceMatrix, PriceMatrixRow } from '#src/api/factory-product-tools.ts'
import { compared, parseDecimal } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { bandsFor } from '#src/server/factory/weight-bands.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { Table } from '#src/server/tables/table.ts'
import { addRow, changeRow, removeRow, type Writer } from '#src/server/tables/write.ts'
import priceRules from '../price-rule-table.ts'

const table = priceRules as unknown as Table

/** Rules that a cell stands for: of one SKU in one range, for everybody, whenever and however many. */
const isCell = sql`r.side = 'sale' and r.scope = 'all' and r.status = 1 and r.weight_range_id is not null and r.qty_min is null
  and r.valid_from is null and r.valid_to is null`

interface Cell {
  id: number
  sku: number
  band: string
  price: string
}

/** The newest rule of each cell. */
const cellsOf = (db: Db, product: number): Promise<Cell[]> =>
  rows<Cell>(
    db,
    sql`select distinct on (r.sku_id, r.weight_range_id) r.id::int as id, r.sku_id::int as sku, r.weight_range_id::text as band,
          trim_scale(r.price)::text as price
        from price_rules r join factory_products_skus s on s.id = r.sku_id
        where s.parent_id = ${product} and ${isCell} order by r.sku_id, r.weight_range_id, r.id desc`,
  )

/** @throws Refusal 400 `RECORD_GONE` */
export async function priceMatrix(db: Db, product: number): Promise<PriceMatrix> {
  const found = await row<{ unit: string }>(db, sql`select price_unit as unit from factory_products where id = ${product}`)
  if (!found) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  const { list: bands } = await bandsFor(db, { product })
  const cells = await cellsOf(db, product)
  const skus = await rows<Omit<PriceMatrixRow, 'prices'>>(
    db,
    sql`select id::int as sku_id, sn, case when thickness is null then '' else concat_ws('*', trim_scale(thickness)::text, width, length) end as spec_text,
          coalesce(trim_scale(list_price)::text, '') as list_price, coalesce(trim_scale(floor_price)::text, '') as floor_price
        from factory_products_skus where parent_id = ${product} and status = 1 order by position`,
  )
  const priceAt = (sku: number, band: string) => cells.find((one) => one.sku === sku && one.band === band)?.price ?? ''
  return {
    price_unit: found.unit,
    bands: bands.map(({ id, name }) => ({ id, name })),
    rows: skus.map((sku) => ({ ...sku, prices: Object.fromEntries(bands.map(({ id }) => [id, priceAt(sku.sku_id, id)])) })),
  }
}

/** A price as it is stored, '' for none. @throws Refusal 400 `PRICE_WRONG` at its cell, `FLOOR_BELOW` for less than the lowest price */
function priceIn(text: string, at: string, { floor_price: floor, price_unit: unit }: { floor_price: string; price_unit: string }): string {
  if (text.trim() === '') return ''
  const price = parseDecimal(text.trim(), 4)
  const refuse = (code: string, values = {}) => new Refusal({ status: 400, code, errors: { [at]: code }, values })
  if (price === undefined || compared(price, '0') < 0) throw refuse('PRICE_WRONG')
  if (floor !== '' && compared(price, floor) < 0) throw refuse('FLOOR_BELOW', { floor, unit })
  return price
}

/** Sets the cells that are named, answers how many were changed. @throws Refusal `SKU_NONE`, `PRICE_WRONG`, `FLOOR_BELOW` */
export async function setPrices(
  db: Db,
  product: number,
  given: readonly { sku_id: string | number; prices: Readonly<Record<string, string>> }[],
  writer: Writer,
): Promise<number> {
  await db.execute(sql`select 1 from factory_products where id = ${product} for update`)
  const matrix = await priceMatrix(db, product)
  const cells = await cellsOf(db, product)
  let changed = 0
  for (const [at, { sku_id, prices }] of given.entries()) {
    const sku = matrix.rows.find((one) => one.sku_id === Number(sku_id))
    if (!sku) throw new Refusal({ status: 400, code: 'SKU_NONE', errors: { [`rows.${at}.sku_id`]: 'SKU_NONE' } })
    for (const { id: band } of matrix.bands) {
      const text = prices[band]
      if (text === undefined) continue
      const price = priceIn(text, `rows.${at}.band${band}`, { ...sku, price_unit: matrix.price_unit })
      const cell = cells.find((one) => one.sku === sku.sku_id && one.band === band)
      if (price === (cell?.price ?? '') || (cell && price !== '' && compared(price, cell.price) === 0)) continue
      if (price === '') await removeRow(db, table, cell!.id, undefined, writer)
      else if (cell) await changeRow(db, table, cell.id, { price, price_unit: matrix.price_unit }, writer)
      else {
        const rule = { side: 'sale', scope: 'all', sku_id: String(sku.sku_id), weight_range_id: band }
        await addRow(db, table, { ...rule, price, price_unit: matrix.price_unit }, writer)
      }
      changed++
    }
  }
  return changed
}
