import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import * as calls from '#src/api/line-entry.ts'
import { row, type Db } from '../../db.ts'
import { list, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { serve, userOf } from '../../serve.ts'
import type { User } from '../../sessions.ts'
import { tables } from '../../tables/all-tables.ts'
import { id } from '../../tables/schemas.ts'
import { visibleIds } from '../../tables/select.ts'
import { maySee } from '../../tables/table.ts'
import { lineFacts } from './line-facts.ts'
import { scanned } from './scan.ts'

const tableOf = (name: string) => tables.find(({ resource }) => resource.name === name)!
/** Papers in which goods are entered. */
const papers = ['purchase-order', 'goods-receipt', 'outbound-order', 'stock-transfer', 'stock-take']
const optional: Schema = { type: 'integer', minimum: 0 }

/** Whether somebody may see a customer or supplier. */
const seesParty = async (db: Db, party: number, user: User): Promise<boolean> =>
  (await visibleIds(db, tableOf('party'), [party], user)).length > 0

/** A paper by its number, where somebody may see it. */
async function paperOf(db: Db, sn: string, user: User): Promise<calls.ScanHit | undefined> {
  const found = await row<{ id: number; sn: string; type: string }>(
    db,
    sql`select id, sn, type from factory_documents where sn = upper(${sn}) limit 1`,
  )
  if (!found) return undefined
  for (const name of papers) {
    const table = tableOf(name)
    if (user.level !== 0 && !user.permissions.has(table.resource.keys.page)) continue
    if ((await visibleIds(db, table, [found.id], user)).length > 0)
      return { kind: 'doc', id: String(found.id), label: found.sn, available: '' }
  }
  return undefined
}

/** What fills in lines of papers (manufacturing 3.4): heard with the key of any page on which goods are entered. */
export function serveLineEntry(app: FastifyInstance): void {
  const reads = { permission: papers.map((name) => tableOf(name).resource.keys.page), transaction: 'none' as const }
  const price = record({ date: text, sn: text, qty: text, price: text, unit: text })
  serve(
    app,
    calls.readLineFacts,
    {
      ...reads,
      body: {
        type: 'object',
        properties: {
          ...{ sku_ids: { type: 'array', items: id, minItems: 1, maxItems: 500 }, warehouse_id: optional, party_id: optional },
          side: { enum: ['purchase', 'sale'] },
        },
        required: ['sku_ids'],
      },
      reply: record({
        list: list(
          record({
            ...{ sku_id: text, name: text, product_id: text, product: text, band_id: text, band: text, counted_by: text, unit: text },
            ...{ here: text, everywhere: text, incoming: text, reserved: text, safety_min: text, history: list(price) },
            ...{ units: list(record({ id: text, name: text, num: text, den: text })), tax_rate: text, price_alert: text },
          }),
        ),
      }),
    },
    async (call) => {
      const { sku_ids, warehouse_id, party_id, side } = call.body
      const user = userOf(call)
      const party = Number(party_id) || 0
      const seesPrices =
        maySee({ needs: side === 'sale' ? sellPriceKey : priceKey }, user) && (party === 0 || (await seesParty(call.db, party, user)))
      const query = {
        user,
        skus: [...new Set(sku_ids.map(Number))],
        warehouse: Number(warehouse_id) || undefined,
        party: party || undefined,
        side,
      }
      return { list: await lineFacts(call.db, { ...query, seesPrices }) }
    },
  )
  serveScan(app, reads)
}

function serveScan(app: FastifyInstance, reads: { permission: readonly string[]; transaction: 'none' }): void {
  const hit = record({
    ...{ kind: text, id: text, label: text, available: text, sku_id: text, counted_by: text, area_each: text, weight_each: text },
    ...{ length_each: text, lot_no: text, weight: text },
  })
  serve(
    app,
    calls.scanCode,
    {
      ...reads,
      body: {
        type: 'object',
        properties: {
          ...{ code: { type: 'string', minLength: 1, maxLength: 120 }, context: { enum: [...calls.scanContexts] } },
          ...{ doc_id: optional, warehouse_id: optional },
        },
        required: ['code', 'context'],
      },
      reply: record({ hit, line_id: text, next: text }),
    },
    async (call) => {
      const { context, ...scan } = call.body
      const { isGoods, ...found } = await scanned(call.db, { ...scan, user: userOf(call) }, (sn) => paperOf(call.db, sn, userOf(call)))
      // what comes is weighed, what leaves is counted
      return { ...found, next: isGoods ? (context === 'IN' ? 'weight' : 'qty') : 'done' }
    },
  )
}
