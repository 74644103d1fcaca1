import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/factory-products.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { row } from '../../db.ts'
import { nextNumberShown } from '../../factory/settings/numbers.ts'
import { Refusal } from '../../refusal.ts'
import { list, number, open, record, text } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { readRow } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { addRow, changeRow } from '../../tables/write.ts'
import factoryProducts from './factory-product-table.ts'
import { findSkus, type SkuQuestion } from './find-sku.ts'
import { nextProductNumber, reserveNumber } from './product-number.ts'
import { productList } from './product-list.ts'
import { productIn, skusOf } from './product-wire.ts'
import { removeProducts } from './remove-products.ts'
import * as schema from './schema.ts'
import { atWire, writerOf } from './type-routes.ts'

const table = factoryProducts as unknown as Table
const { productPage: page, productKeys: keys } = api
const made = list(record({ sku_id: number, sn: text }))
const whole = { level: 0, permissions: new Set<string>() } as never

/** Lines of a product with everything that is in them: who may not see a price keeps it. */
const linesOf = async (call: Pick<Call, 'db'>, id: number): Promise<WireRecord[]> =>
  (await readRow(call.db, table, id, whole))['skus'] as WireRecord[]

function writes(app: FastifyInstance): void {
  const reply = record({ id: number, sn: text, skus: made })
  serve(app, api.addProduct, { permission: keys.add, alsoRequires: page, body: schema.productBody, reply }, (call) =>
    atWire(async () => {
      const { id } = await addRow(call.db, table, await productIn(call.db, call.body, undefined), writerOf(call as never))
      const { sn } = (await row<{ sn: string }>(call.db, sql`select sn from factory_products where id = ${id}`))!
      return done({ id: Number(id), sn, skus: await skusOf(call.db, Number(id)) }, '100000')
    }),
  )
  const edited = record({ version: number, skus: made })
  serve(app, api.editProduct, { permission: keys.edit, alsoRequires: page, body: schema.productEditBody, reply: edited }, (call) =>
    atWire(async () => {
      const id = Number(call.body.id)
      const body = await productIn(call.db, call.body, await linesOf(call, id))
      const { version } = await changeRow(call.db, table, id, body, writerOf(call as never))
      return done({ version, skus: await skusOf(call.db, id) }, '100001')
    }),
  )
  const removed = record({ deleted: list(number), disabled: list(number), blocked: list(record({ id: number, reason: text })) })
  serve(app, api.delProducts, { permission: keys.remove, alsoRequires: page, body: schema.removeBody, reply: removed }, async (call) => {
    const { id, ids = [] } = call.body
    const wanted = [...(id === undefined ? [] : [id]), ...ids].map(Number)
    return done(await removeProducts(call.db, wanted, writerOf(call as never)), '100010')
  })
}

/** A SKU that is not there yet, added to its product: whoever may change products may. */
async function createSku(call: Call<{ body: SkuQuestion }>): Promise<void> {
  const user = userOf(call as never)
  if (user.level !== 0 && !user.permissions.has(keys.add)) throw new Refusal({ status: 110000 })
  const { product_id, weight: _, create: __, ...sku } = call.body as SkuQuestion & { create?: 0 | 1 }
  const skus = await linesOf(call, Number(product_id))
  const kept = skus.map((one) => ({ sku_id: one['id'] as string }))
  const body = await productIn(call.db, { skus: [...kept, sku] }, skus)
  await changeRow(call.db, table, Number(product_id), body, writerOf(call as never))
}

function lookUps(app: FastifyInstance): void {
  serve(
    app,
    api.listProducts,
    { permission: page, transaction: 'none', body: schema.listBody, reply: open({ list: list(open()), count: number }) },
    (call) => productList(call.db, call.body, userOf(call)),
  )
  const number_ = { permission: page, body: schema.snBody, reply: record({ sn: text, token: text, expires: number }) }
  serve(app, api.getSnCode, number_, async ({ db, body }) => {
    if (body.for === 'order') return { sn: await nextNumberShown(db, body.type ?? '') }
    const parts = { type: String(body.type_id ?? ''), hardness: body.hardness ? String(body.hardness) : '', thickness: body.t ?? '' }
    return reserveNumber(db, await nextProductNumber(db, parts, body.prefix))
  })
  serve(app, api.getSkuId, { permission: page, body: schema.skuBody, reply: open({ sku_id: number }) }, (call) =>
    atWire(async () => {
      const found = await findSkus(call.db, call.body)
      if (found.length === 1) return { ...found[0]!, existed: true }
      if (found.length > 1) throw new Refusal({ status: 422, code: 'SKU_SEVERAL', data: { candidates: found } })
      if (!call.body.create) throw new Refusal({ status: 404, code: 'SKU_NONE' })
      await createSku(call as never)
      const [made] = await findSkus(call.db, call.body)
      if (!made) throw new Refusal({ status: 422, code: 'SKU_NONE' })
      return { ...made, existed: false }
    }),
  )
}

/** Products, their numbers and their SKUs (manufacturing 3.1). */
export function productRoutes(app: FastifyInstance): void {
  writes(app)
  lookUps(app)
}
