import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { readCustomer } from '#src/api/chat.ts'
import * as api from '#src/api/chat-customers.ts'
import { row, rows } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { flag, id, list, nothing, number, open, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve, type Call } from '#src/server/serve.ts'
import { pagingSchema } from '#src/server/shop/paging.ts'
import { changeLabels, labelsOf, saveGroup } from '#src/server/shop/users/labels.ts'
import { originOf } from '#src/server/web/site.ts'
import { readCustomer as customerReply } from '../replies.ts'
import { customerParams } from '../schema.ts'
import { agentPerson } from '../service.ts'
import { customerInfo } from './info.ts'
import { serveNotes } from './notes.ts'
import { ownCustomer, ownShopUser } from './own.ts'
import { serveTags } from './tags.ts'
import { askedAbout, bought, hot, type ProductsQuery } from './products.ts'

const permission = 'agent'
const params = customerParams
const ids: Schema = { type: 'array', maxItems: 500, items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } }
const labelsBody: Schema = { type: 'object', properties: { label_ids: ids, un_label_ids: ids } }
const groupParams: Schema = {
  properties: { ...customerParams.properties, id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
}
const productsQuery: Schema = { properties: { ...pagingSchema, store_name: { type: 'string', maxLength: 100 } } }

const label = record({ id, label_cate: id, label_name: text, disabled: flag })
const category = open({ id, name: text, sort: number, label: list(label) })
const product = record({ id, sales: text, store_name: text, image: text, stock: number, price: text })

type OfCustomer = Pick<Call<{ params: { uid: string | number } }>, 'db' | 'agent' | 'params'>

const customerOf = async (call: OfCustomer) => ownCustomer(call.db, await agentPerson(call.db, agentOf(call)), Number(call.params.uid))
const shopUserOf = async (call: OfCustomer) => ownShopUser(call.db, await agentPerson(call.db, agentOf(call)), Number(call.params.uid))

/** What an agent sees of a customer beside the conversation, and may change: by the same code as the shop's staff. */
export function serveCustomers(app: FastifyInstance): void {
  serve(app, readCustomer, { permission, params, reply: customerReply }, async (call) =>
    customerInfo(call.db, await agentPerson(call.db, agentOf(call)), Number(call.params.uid), originOf(call.request)),
  )
  serve(app, api.readCustomerLabels, { permission, params, reply: list(category) }, async (call) =>
    labelsOf(call.db, (await customerOf(call)).shopUid),
  )
  serve(app, api.setCustomerLabels, { permission, params, body: labelsBody, reply: nothing }, async (call) => {
    const { label_ids: more = [], un_label_ids: less = [] } = call.body
    if (more.length + less.length === 0) throw new Refusal({ status: 400, code: '410104' })
    await changeLabels(call.db, await shopUserOf(call), more, less)
    return done(undefined, '100014')
  })
  serve(app, api.listCustomerGroups, { permission, reply: list(record({ id, group_name: text })) }, async (call) => {
    await agentPerson(call.db, agentOf(call))
    return rows(call.db, sql`select id::int as id, group_name from user_groups order by id`)
  })
  serve(app, api.setCustomerGroup, { permission, params: groupParams, reply: nothing }, async (call) => {
    const uid = await shopUserOf(call)
    const group = Number(call.params.id)
    const held = await row<{ group_id: number | null }>(
      call.db,
      sql`select group_id::int as group_id from shop_users where uid = ${uid} for update`,
    )
    if (held?.group_id === group) throw new Refusal({ status: 400, code: '410103' })
    if (!(await row(call.db, sql`select 1 as there from user_groups where id = ${group}`)))
      throw new Refusal({ status: 400, code: '100026' })
    await saveGroup(call.db, [uid], group)
    return done(undefined, '100014')
  })
  serveProducts(app)
  serveNotes(app)
  serveTags(app)
}

function serveProducts(app: FastifyInstance): void {
  const rules = { permission, params, query: productsQuery, reply: list(product) }
  serve(app, api.listBoughtProducts, rules, async (call) =>
    bought(call.db, (await customerOf(call)).shopUid, call.query as ProductsQuery, originOf(call.request)),
  )
  serve(app, api.listSeenProducts, rules, async (call) =>
    askedAbout(call.db, (await customerOf(call)).uid, call.query as ProductsQuery, originOf(call.request)),
  )
  serve(app, api.listHotProducts, rules, async (call) => {
    await customerOf(call)
    return hot(call.db, call.query as ProductsQuery, originOf(call.request))
  })
}
