import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/memberships.ts'
import { nothing } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { Refusal } from '../../refusal.ts'
import { makeBatch } from './joining.ts'
import * as replies from './replies.ts'
import { checkedBatch } from './rules.ts'
import * as schema from './schema.ts'
import * as members from './service.ts'

const pages = {
  types: 'admin-user-member-type',
  rights: 'admin-user-grade-right',
  cards: 'admin-user-grade-card',
  records: 'admin-user-grade-record',
}
const button = (page: string, permission: string | readonly string[]) => ({ permission, alsoRequires: page, reply: nothing })
/** The shop switches by a GET. */
const writes = { transaction: 'call' } as const

function refuseWithout(call: Pick<Call, 'user'>, key: string): void {
  const { level, permissions } = userOf(call)
  if (level !== 0 && !permissions.has(key)) throw new Refusal({ status: 110000 })
}

function serveTypes(app: FastifyInstance): void {
  const list = { permission: pages.types, query: schema.paging, reply: replies.listShips }
  serve(app, api.listMemberShips, list, ({ db, query }) => members.listShips(db, query))
  const save = { ...button(pages.types, ['member-add', 'member-edit']), params: schema.idParams, body: schema.shipBody }
  serve(app, api.saveMemberShip, save, async (call) => {
    const id = Number(call.params.id)
    refuseWithout(call, id ? 'member-edit' : 'member-add')
    await members.saveShip(call.db, userOf(call), id, call.body)
    return done(undefined, '100000')
  })
  const sell = { ...button(pages.types, 'member-status'), ...writes, query: schema.shipStatus }
  serve(app, api.sellMemberShip, sell, async ({ db, query }) => {
    await members.sellShip(db, Number(query.id), Number(query.is_del))
    return done(undefined, '100010')
  })
  const remove = { ...button(pages.types, 'member-delete'), params: schema.idParams }
  serve(app, api.removeMemberShip, remove, async ({ db, params }) => {
    await members.removeShip(db, Number(params.id))
    return done(undefined, '100002')
  })
}

function serveRights(app: FastifyInstance): void {
  const list = { permission: pages.rights, query: schema.paging, reply: replies.listRights }
  serve(app, api.listMemberRights, list, ({ db, query }) => members.listRights(db, query))
  const save = { ...button(pages.rights, ['member-right-edit', 'member-right-status']), params: schema.idParams, body: schema.rightBody }
  serve(app, api.saveMemberRight, save, async (call) => {
    await members.saveRight(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '400312')
  })
}

function serveCards(app: FastifyInstance): void {
  const list = { permission: pages.cards, query: schema.batchQuery, reply: replies.listBatches }
  serve(app, api.listCardBatches, list, ({ db, query }) => members.listBatches(db, query))
  const add = { ...button(pages.cards, 'member-card-add'), params: schema.idParams, body: schema.batchBody }
  serve(app, api.saveCardBatch, add, async ({ db, params, body }) => {
    // a batch that is there changes by its own call
    if (Number(params.id)) throw new Refusal({ status: 100100 })
    await makeBatch(db, checkedBatch(body))
    return done(undefined, '400313')
  })
  const set = { ...button(pages.cards, 'member-card-edit'), ...writes, params: schema.idParams, query: schema.batchValue }
  serve(app, api.setCardBatch, set, async ({ db, params, query }) => {
    await members.setBatch(db, Number(params.id), query.field as members.BatchField, String(query.value ?? ''))
    return done(undefined, '100001')
  })
  // passwords of cards are for who may look at them
  const cards = {
    ...button(pages.cards, 'member-card-scan'),
    params: schema.batchParams,
    query: schema.cardQuery,
    reply: replies.listCards,
  }
  serve(app, api.listMemberCards, cards, ({ db, params, query, locale }) =>
    members.listCards(db, Number(params.card_batch_id), query as members.CardFilter, locale),
  )
  const card = { ...button(pages.cards, 'member-card-edit'), ...writes, query: schema.cardStatus }
  serve(app, api.setMemberCard, card, async ({ db, query }) => {
    await members.setCard(db, Number(query.card_id), Number(query.status))
    return done(undefined, '100010')
  })
}

/** Paid membership: what is sold, what members get, cards, and how each one became a member. */
const plugin: FastifyPluginAsync = async (app) => {
  serveTypes(app)
  serveRights(app)
  serveCards(app)
  const records = { permission: pages.records, query: schema.recordQuery, reply: replies.listRecords }
  serve(app, api.listMemberRecords, records, ({ db, query, locale }) => members.listRecords(db, query as members.RecordFilter, locale))
}

export default plugin
