import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { costKey, lotStates } from '#src/api/factory-lines.ts'
import * as calls from '#src/api/factory-stock.ts'
import factorySku from '#src/api/resources/factory-sku.ts'
import { traceLot } from '#src/api/lot-traces.ts'
import { today } from '#src/lib/shop-time.ts'
import { cardOf } from '../../factory/stock-card.ts'
import { lotsOf, stockOf, stockOrders } from '../../factory/stock-reports.ts'
import { keptBy } from '../../factory/scopes/warehouses.ts'
import { list, nothing, number, orNull, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { stockByLocation } from './stock-by-location.ts'
import { setState } from './lot-states.ts'
import { traceOf } from './lot-trace.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { User } from '../../sessions.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { contains } from '../../shop/search.ts'
import { sortingSchema } from '../../shop/sorting.ts'
import { maySee } from '../../tables/table.ts'
import { matchesWords } from '../../tables/words.ts'

const page = 'admin-store-storageDetails-index'
const measures = { pieces: text, area: text, weight: text }
const key: Schema = { type: 'string', pattern: '^\\d{0,15}$' }
const day: Schema = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }
const reads = { permission: page, transaction: 'none' as const }
const sees = { needs: costKey }

/** Days of a card that nobody asked for. */
const usual = 90
const daysBefore = (to: string, days: number) => new Date(Date.parse(to) - days * 86_400_000).toISOString().slice(0, 10)
const skuFields = Object.entries(factorySku.fields) as never

/** What stock is asked by. */
export const stockQuery: Schema = {
  type: 'object',
  properties: {
    ...{
      ...pagingSchema,
      ...sortingSchema(stockOrders),
      keyword: { type: 'string', maxLength: 200 },
      sku_id: key,
      warehouse_id: key,
    },
    ...{ by: { enum: ['', 'lot', 'warehouse', 'sku', 'location'] }, state: { enum: ['', 'has', 'zero', 'below', 'negative', 'all'] } },
    ...{ as_of: day, date_from: day, date_to: day, age: { type: 'string', pattern: '^\\d{0,4}$' } },
  },
}

/** A query of stock as its reports read it, for somebody. */
export function stockFound({ keyword = '', as_of, date_to, ...query }: calls.StockQuery, user: User) {
  const words = keyword.trim()
  const lot = words && contains('o.lot_no', 'grams(o.lot_no)', words)
  const inSku = words ? matchesWords(words, skuFields) : undefined
  const asOf = as_of || date_to
  return {
    ...query,
    // what is to come has not come
    asOf: asOf && asOf < today() ? asOf : undefined,
    words: inSku && lot ? { sku: inSku, lot } : undefined,
    seesCost: maySee(sees, user),
    kept: keptBy(user, sql`warehouse_id`),
  }
}

/** Stock as it is and was, and how it came to be so (manufacturing 3.4). */
export function serveStock(app: FastifyInstance): void {
  serve(
    app,
    calls.readBalance,
    {
      ...reads,
      body: stockQuery,
      reply: record({
        list: list(
          record({
            ...{
              sku_id: text,
              sn: text,
              name: text,
              counted_by: text,
              warehouse_id: text,
              warehouse: text,
              location: text,
              lot_id: text,
              lot_no: text,
              qc: text,
            },
            ...{ age: orNull(number), safety_min: text, ...measures, value: text, cost: text },
          }),
        ),
        ...{ count: number, summary: record({ ...measures, value: text }) },
      }),
    },
    (call) => {
      const found = stockFound(call.body, userOf(call))
      return call.body.by === 'location' ? stockByLocation(call.db, found) : stockOf(call.db, found)
    },
  )
  serveCard(app)
  serveLots(app)
  serveTrace(app)
}

function serveCard(app: FastifyInstance): void {
  serve(
    app,
    calls.readCard,
    {
      ...reads,
      body: { type: 'object', properties: { ...pagingSchema, sku_id: key, warehouse_id: key, lot_id: key, date_from: day, date_to: day } },
      reply: record({
        list: list(
          record({
            ...{ post_seq: text, biz_date: text, party: text, warehouse: text, lot_id: text, lot_no: text, value: text },
            ...{ doc: record({ id: text, type: text, sub_type: text, sn: text }) },
            ...{ in: record(measures), out: record(measures), after: record(measures) },
          }),
        ),
        ...{ count: number, opening: record(measures), in: record(measures), out: record(measures), closing: record(measures) },
      }),
    },
    (call) => {
      const { sku_id, date_from, date_to, ...query } = call.body
      const to = date_to || today()
      // of no SKU there is nothing
      const card = { ...query, sku_id: sku_id || '0', to, from: date_from || daysBefore(to, usual) }
      const user = userOf(call)
      return cardOf(call.db, { ...card, seesCost: maySee(sees, user), user })
    },
  )
}

function serveLots(app: FastifyInstance): void {
  serve(
    app,
    calls.readLots,
    {
      ...reads,
      body: {
        type: 'object',
        properties: { sku_id: key, warehouse_id: key, include_empty: { enum: [0, 1] } },
        required: ['sku_id'],
      },
      reply: record({
        list: list(
          record({
            ...{
              lot_id: text,
              lot_no: text,
              supplier_lot: text,
              qc: text,
              produced_on: text,
              expires_on: text,
              warehouse_id: text,
              warehouse: text,
            },
            ...measures,
          }),
        ),
      }),
    },
    async (call) => {
      const { sku_id, warehouse_id, include_empty } = call.body
      const kept = keptBy(userOf(call), sql`b.warehouse_id`)
      return { list: await lotsOf(call.db, { sku: sku_id || '0', warehouse: warehouse_id, isWhole: include_empty === 1, kept }) }
    },
  )
  serve(
    app,
    calls.setLotState,
    {
      ...{ permission: 'admin-store-storageDetails-qc', alsoRequires: page },
      body: {
        type: 'object',
        properties: { lot_id: key, qc: { enum: Object.keys(lotStates) }, note: { type: 'string', maxLength: 200 } },
        required: ['lot_id', 'qc'],
      },
      reply: nothing,
    },
    async (call) => {
      const { lot_id: lot, qc, note = '' } = call.body
      await setState(call.db, { lot, qc, note }, userOf(call))
      return done(null, '100001')
    },
  )
}

function serveTrace(app: FastifyInstance): void {
  const node = record({ key: text, kind: text, id: text, label: text, note: text, type: text, sub_type: text, day: text })
  serve(
    app,
    traceLot,
    {
      ...reads,
      body: { type: 'object', properties: { lot_id: key, dir: { enum: ['up', 'down', 'both'] } }, required: ['lot_id'] },
      reply: record({
        ...{ key: text, nodes: list(node), edges: list(record({ from: text, to: text, pieces: text, weight: text })) },
        log: list(record({ was: text, qc: text, note: text, who: text, at: text })),
      }),
    },
    ({ body: { lot_id, dir = 'both' }, ...call }) => traceOf(call.db, Number(lot_id) || 0, dir, userOf(call)),
  )
}
