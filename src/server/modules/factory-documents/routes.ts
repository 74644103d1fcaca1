import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { costKey } from '#src/api/factory-lines.ts'
import { previewOrder } from '#src/api/factory-orders.ts'
import * as calls from '#src/api/stock-takes.ts'
import { row } from '../../db.ts'
import { list, number, open, orNull, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import { bodySchema, id } from '../../tables/schemas.ts'
import { maySee, type Table } from '../../tables/table.ts'
import { seenChanges } from '../../tables/changes/changes.ts'
import { previewRow } from '../../tables/changes/preview.ts'
import { addRow } from '../../tables/write.ts'
import { lastChange } from './changes.ts'
import purchaseOrders from './purchase-order-table.ts'
import stockTakes from './stock-take-table.ts'
import { adjustStock, countSheet, postCount, stateOfCount, takeCounts } from './stock-takes.ts'

const { keys } = stockTakes.resource
const button = (name: string) => ({ permission: `admin-store-stockTake-${name}`, alsoRequires: keys.page })
const body = (properties: Record<string, Schema>, required: string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties: { ...properties, client_token: { type: 'string', maxLength: 60 } },
  required,
})
const lotId: Schema = { type: 'integer', minimum: 0 }
const quantity: Schema = { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,6})?$' }
const difference: Schema = { type: 'string', pattern: '^-?\\d{1,9}(\\.\\d{1,6})?$' }
const reason: Schema = { type: 'string', minLength: 1, maxLength: 100 }
// a browser without a secure page makes its own, without dashes
const uuid: Schema = { type: 'string', pattern: '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$' }
const entry: Schema = {
  type: 'object',
  properties: {
    ...{ uuid, sku_id: id, lot_id: lotId, location_id: lotId, barcode: { type: 'string', maxLength: 100 } },
    ...{ pieces: quantity, weight: quantity, at: { type: 'string', format: 'date-time' } },
  },
  required: ['uuid', 'pieces', 'weight', 'at'],
}
const use: Schema = {
  type: 'object',
  properties: { sku_id: id, lot_id: lotId, location_id: lotId, use: { enum: [...calls.countUses] } },
  required: ['sku_id', 'lot_id', 'use'],
}
const key = { sku_id: number, lot_id: number, location_id: number, name: text, lot_no: text, location: text, counted_by: text }

/** Stock-takes beside what every paper does (manufacturing 3.4). */
const routes: FastifyPluginAsync = async (app) => {
  serveCounting(app)
  serveChanges(app)
  serve(
    app,
    calls.readCountState,
    {
      ...{ ...button('audit'), transaction: 'none', body: body({ id }) },
      reply: record({
        ...{ entries: number, devices: number },
        list: list(record({ ...key, book: text, expected: text, sum: orNull(text), last: orNull(text), max: orNull(text), times: number })),
      }),
    },
    (call) => stateOfCount(call.db, Number(call.body.id), userOf(call)),
  )
  const settling = { resolve: { type: 'array', items: use, maxItems: 20_000 }, uncounted: { enum: ['keep', 'none'] }, reason }
  serve(
    app,
    calls.postCount,
    {
      ...{ ...button('audit'), body: body({ id, ...settling }, ['id']), bodyLimit: 4 * 1024 * 1024 },
      reply: record({ moves: number, gain: text, loss: text }),
    },
    async (call) => {
      const user = userOf(call)
      const { moves, ...worth } = await postCount(call.db, Number(call.body.id), call.body, user)
      // what a piece that was found is worth is what it costs
      return done({ moves, ...(maySee({ needs: costKey }, user) && worth) }, '100001')
    },
  )
  serve(
    app,
    calls.adjustStock,
    {
      ...{
        ...button('adjust'),
        body: body({ warehouse_id: id, sku_id: id, lot_id: lotId, qty: difference, reason }, ['warehouse_id', 'sku_id', 'qty', 'reason']),
      },
      reply: record({ id: number, sn: text }),
    },
    async (call) => done(await adjustStock(call.db, call.body as never, userOf(call)), '100000'),
  )
}

/** What a change of an order would come to, before somebody says yes to it (manufacturing 3.2, edit). */
function serveChanges(app: FastifyInstance): void {
  const table = purchaseOrders as unknown as Table
  const { edit, page } = table.resource.keys
  serve(
    app,
    previewOrder,
    {
      ...{ permission: edit, alsoRequires: page, transaction: 'own', body: bodySchema(table) },
      reply: record({ change_no: number, status: number, changes: list(open()) }),
    },
    async (call) => {
      const user = userOf(call)
      const id = Number(call.body['id'])
      const body = { ...call.body, change_reason: '-' }
      const { changes, ...seen } = await previewRow(call.db, table, id, body, { user, locale: call.locale }, (db) => lastChange(db, id))
      return { ...seen, changes: seenChanges(table, changes, user) }
    },
  )
}

function serveCounting(app: FastifyInstance): void {
  serve(
    app,
    calls.createCount,
    {
      ...button('add'),
      body: body(
        { warehouse_id: id, type_ids: { type: 'array', items: id, maxItems: 100 }, blind: { enum: [0, 1] }, biz_date: text, remark: text },
        ['warehouse_id'],
      ),
      reply: record({ id: number, sn: text, post_seq: number, lines: number }),
    },
    async (call) => {
      const { warehouse_id, type_ids = [], blind = 1, biz_date, remark } = call.body
      const given = {
        warehouse_id: String(warehouse_id),
        type_ids: type_ids.map(String),
        is_blind: blind,
        ...(biz_date && { biz_date }),
        ...(remark && { remark }),
      }
      const made = await addRow(call.db, stockTakes as unknown as Table, given, { user: userOf(call), locale: call.locale })
      const found = await row<{ id: number; sn: string; post_seq: number; lines: number }>(
        call.db,
        sql`select id, sn, post_seq, (select count(*)::int from factory_documents_lines where parent_id = d.id) as lines
            from factory_documents d where id = ${made.id}`,
      )
      return done(found!, '100000')
    },
  )
  serve(
    app,
    calls.readCountSheet,
    {
      ...{ ...button('count'), transaction: 'none', body: body({ id }) },
      reply: record({
        ...{ id: number, sn: text, warehouse: text, status: number, is_blind: number },
        locations: list(record({ id: number, name: text })),
        list: list(record({ ...key, sn: text, barcode: text, book: text })),
      }),
    },
    (call) => countSheet(call.db, Number(call.body.id), userOf(call)),
  )
  serve(
    app,
    calls.submitCounts,
    {
      ...button('count'),
      body: body({ id, device: { type: 'string', minLength: 1, maxLength: 60 }, entries: { type: 'array', items: entry, maxItems: 500 } }),
      reply: record({ accepted: number, duplicates: number, unknown: list(text) }),
    },
    async (call) => {
      const { device, entries } = call.body
      return done(await takeCounts(call.db, Number(call.body.id), { device, entries }, userOf(call)), '100001')
    },
  )
}

export default routes
