import type { FastifyInstance } from 'fastify'
import { costKey, priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import * as api from '#src/api/factory-products.ts'
import { Refusal } from '../../refusal.ts'
import { list, number, open, record, text } from '../../replies.ts'
import { serve, userOf } from '../../serve.ts'
import { maySee } from '../../tables/table.ts'
import { changeMany } from './batch-changes.ts'
import { lotsFor } from './lots-of-sku.ts'
import { pricesOf } from './prices/prices.ts'
import { without } from './product-list.ts'
import * as schema from './schema.ts'
import { storageOf, warehousesInUse } from './storage.ts'
import { atWire, writerOf } from './type-routes.ts'

const { productPage: page, productKeys: keys } = api

/** Prices, lots and stock of SKUs (manufacturing 3.1). */
export function stockRoutes(app: FastifyInstance): void {
  const prices = {
    permission: [priceKey, sellPriceKey],
    alsoRequires: page,
    transaction: 'none',
    body: schema.priceBody,
    reply: open(),
  } as const
  serve(app, api.searchPrice, prices, async (call) => {
    const { items, ...question } = call.body
    const user = userOf(call)
    const questions = items ?? [question]
    const wanted = questions.map(({ side }) => (side === 'purchase' ? priceKey : sellPriceKey))
    if (!wanted.every((needs) => maySee({ needs }, user))) throw new Refusal({ status: 110000 })
    const found = await pricesOf(call.db, questions, user)
    const answers = found.map((answer) => without(answer, user, { margin: costKey, floor: sellPriceKey }))
    return items ? { items: answers } : answers[0]!
  })
  const lot = open()
  const reply = record({
    list: list(lot),
    suggest: list(record({ lot_id: number, qty: text, weight: text })),
    short: text,
    count: number,
  })
  serve(app, api.batchOfSku, { permission: page, body: schema.batchBody, reply }, async (call) => {
    const { action, ...question } = call.body
    const user = userOf(call)
    if (!action) {
      const found = await lotsFor(call.db, question, user)
      return { ...found, list: found.list.map((one) => without(one, user, { unit_cost: costKey })) }
    }
    if (user.level !== 0 && !user.permissions.has(keys.edit)) throw new Refusal({ status: 110000 })
    return atWire(async () => ({ count: await changeMany(call.db, { ...question, action }, writerOf(call as never)) }))
  })
  const warehouses = list(record({ id: number, name: text, type: text }))
  const storage = record({ list: list(open()), warehouses })
  serve(
    app,
    api.getStorage,
    { permission: page, transaction: 'none', body: schema.storageBody, reply: storage },
    async ({ db, body, ...call }) =>
      body.sku_ids?.length || body.product_id || body.warehouse_id
        ? { list: await storageOf(db, body, userOf(call)) }
        : { warehouses: await warehousesInUse(db, userOf(call)) },
  )
}
