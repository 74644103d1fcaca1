import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/canned-replies.ts'
import { nothing, serverForm } from '../../replies.ts'
import { agentOf, done, serve, userOf } from '../../serve.ts'
import * as canned from './canned.ts'
import * as own from './own-replies.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as shared from './shared-replies.ts'

const page = 'admin-setting-store_service-speechcraft'
const button = (act: string) => ({ permission: `service-speechcraft-${act}`, alsoRequires: page })
const params = schema.idParams

/** The shared library, kept by the back office. */
export function serveSharedReplies(app: FastifyInstance): void {
  serve(app, api.listCannedReplies, { permission: page, query: schema.cannedQuery, reply: replies.listCannedReplies }, (call) =>
    canned.listReplies(call.db, 'shared', call.query, call.locale),
  )
  const adding = { ...button('add'), query: schema.cannedQuery, reply: serverForm }
  serve(app, api.readCannedReplyAddForm, adding, ({ db, locale, query }) =>
    shared.formOfReply(db, 0, locale, Number((query as { cate_id?: number }).cate_id ?? 0)),
  )
  serve(app, api.readCannedReplyEditForm, { ...button('edit'), params, reply: serverForm }, ({ db, locale, params: { id } }) =>
    shared.formOfReply(db, Number(id), locale),
  )
  serve(app, api.addCannedReply, { ...button('add'), body: schema.cannedBody, reply: nothing }, async ({ db, body }) => {
    await shared.addReply(db, body)
    return done(undefined, '400270')
  })
  serve(app, api.changeCannedReply, { ...button('edit'), params, body: schema.cannedBody, reply: nothing }, async (call) => {
    await shared.changeReply(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  serve(app, api.removeCannedReply, { ...button('delete'), params, reply: nothing }, async ({ db, params: { id } }) => {
    await shared.removeReply(db, Number(id))
    return done(undefined, '100002')
  })
}

/** The shared categories; who may add one may change and remove them. */
export function serveSharedCategories(app: FastifyInstance): void {
  const sorting = button('cate-add')
  serve(app, api.listCannedCategories, { permission: page, query: schema.categoriesQuery, reply: replies.listCategories }, (call) =>
    canned.listCategories(call.db, 'shared', call.query.name ?? '', call.locale),
  )
  serve(app, api.readCannedCategoryAddForm, { ...sorting, reply: serverForm }, ({ db, locale }) => shared.formOfCategory(db, 0, locale))
  serve(app, api.readCannedCategoryEditForm, { ...sorting, params, reply: serverForm }, ({ db, locale, params: { id } }) =>
    shared.formOfCategory(db, Number(id) || -1, locale),
  )
  serve(app, api.addCannedCategory, { ...sorting, body: schema.categoryBody, reply: nothing }, async ({ db, body }) => {
    await shared.addCategory(db, body)
    return done(undefined, '100021')
  })
  serve(app, api.changeCannedCategory, { ...sorting, params, body: schema.categoryBody, reply: nothing }, async (call) => {
    await shared.changeCategory(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  serve(app, api.removeCannedCategory, { ...sorting, params, reply: nothing }, async ({ db, locale, params: { id } }) => {
    await shared.removeCategory(db, Number(id), locale)
    return done(undefined, '100002')
  })
}

const libraryOf = (type: number | undefined, agent: number): canned.Library => (Number(type ?? 0) === 1 ? { agent } : 'shared')

/** Both libraries as an agent sees them. */
export function serveAgentReplies(app: FastifyInstance): void {
  const permission = 'agent'
  const writing = { permission, reply: nothing }
  serve(app, api.listAgentReplies, { permission, query: schema.ownCannedQuery, reply: replies.listAgentReplies }, async (call) => {
    const library = libraryOf(call.query.type, agentOf(call).id)
    return (await canned.listReplies(call.db, library, call.query, call.locale)).list
  })
  serve(app, api.addAgentReply, { ...writing, body: schema.cannedBody }, async (call) => {
    await own.addReply(call.db, agentOf(call), call.body)
    return done(undefined, '100021')
  })
  serve(app, api.changeAgentReply, { ...writing, params, body: schema.cannedBody }, async (call) => {
    await own.changeReply(call.db, agentOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  serve(app, api.removeAgentReply, { ...writing, params }, async (call) => {
    await own.removeReply(call.db, agentOf(call), Number(call.params.id))
    return done(undefined, '100002')
  })
  serve(app, api.listAgentCategories, { permission, query: schema.ownCategoriesQuery, reply: replies.listCategories }, (call) =>
    canned.listCategories(call.db, libraryOf(call.query.type, agentOf(call).id), '', call.locale),
  )
  serve(app, api.addAgentCategory, { ...writing, body: schema.categoryBody }, async (call) => {
    await own.addCategory(call.db, agentOf(call), call.body)
    return done(undefined, '100021')
  })
  serve(app, api.changeAgentCategory, { ...writing, params, body: schema.categoryBody }, async (call) => {
    await own.changeCategory(call.db, agentOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  serve(app, api.removeAgentCategory, { ...writing, params }, async (call) => {
    await own.removeCategory(call.db, agentOf(call), Number(call.params.id), call.locale)
    return done(undefined, '100002')
  })
}
