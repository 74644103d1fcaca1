import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/weight-ranges.ts'
import { row, rows, type Db } from '../../db.ts'
import { bandAt, bandsFor, type BandsOf } from '../../factory/weight-bands.ts'
import { number, record } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { rowSchema } from '../../tables/schemas.ts'
import { readRow } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { weightIn } from './band.ts'
import { closeGaps, copyBands } from './several.ts'
import { choiceSchema, copyBody, gapsBody, getBody } from './schema.ts'
import weightRanges from './weight-range-table.ts'

/** Pieces in stock of the SKUs of each range, of one product where it is told. */
async function inStock(db: Db, bands: readonly string[], product: number | undefined): Promise<Map<string, string>> {
  const found = await rows<{ id: string; pieces: string }>(
    db,
    sql`select s.weight_range_id::text as id, trim_scale(sum(b.pieces) / 1000000)::text as pieces
        from factory_products_skus s join stock_balances b on b.sku_id = s.id
        where s.weight_range_id = any(${sql.param([...bands])}::bigint[]) and ${product ? sql`s.parent_id = ${product}` : sql`true`} group by 1`,
  )
  return new Map(found.map(({ id, pieces }) => [id, pieces]))
}

/** The product of a line, told by itself or by its SKU. */
async function askedFor(
  db: Db,
  { product_id, sku_id, type_id }: { product_id?: unknown; sku_id?: unknown; type_id?: unknown },
): Promise<BandsOf> {
  const ofSku = sku_id
    ? await row<{ product: number }>(db, sql`select parent_id as product from factory_products_skus where id = ${Number(sku_id)}`)
    : undefined
  return { product: ofSku?.product ?? (Number(product_id) || undefined), type: Number(type_id) || undefined }
}

/** What lines of documents ask of weight ranges, and what is done with several (manufacturing 2.4 and 3.1); everything else is their table's. */
const routes: FastifyPluginAsync = async (app) => {
  const table = weightRanges as unknown as Table
  const list: Schema = {
    type: 'array',
    items: { ...rowSchema(table), properties: { ...rowSchema(table).properties, ...choiceSchema.properties } },
  }
  const reply: Schema = { type: 'object', properties: { list, match_id: { type: 'string', nullable: true } } }
  // whoever writes a line needs them, whether or not they may change them
  const rules = { permission: 'signed-in', body: getBody, reply, transaction: 'none' } as const
  serve(app, api.getWeightRanges, rules, async (call) => {
    const { id, basis, weight = '' } = call.body
    if (id !== undefined) return { list: [await readRow(call.db, table, Number(id), userOf(call))], match_id: null }
    const of = await askedFor(call.db, call.body)
    const bands = (await bandsFor(call.db, of, '', basis)).list
    const stock = await inStock(
      call.db,
      bands.map((band) => band.id),
      of.product,
    )
    return {
      list: bands.map((band) => ({ ...band, in_stock: stock.get(band.id) ?? '0' })),
      match_id: (weight && bandAt(bands, weightIn(weight))?.id) || null,
    }
  })

  const { add, page } = table.resource.keys
  const keeping = { permission: add, alsoRequires: page, reply: record({ count: number }) } as const
  serve(app, api.copyWeightRanges, { ...keeping, body: copyBody }, async (call) =>
    done({ count: await copyBands(call.db, call.body, { user: userOf(call), locale: call.locale }) }, '100000'),
  )
  serve(app, api.closeWeightGaps, { ...keeping, body: gapsBody }, async (call) =>
    done({ count: await closeGaps(call.db, call.body, { user: userOf(call), locale: call.locale }) }, '100001'),
  )
}

export default routes
