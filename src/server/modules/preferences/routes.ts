import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/preferences.ts'
import { serve, userOf } from '../../serve.ts'
import * as drafts from './drafts.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import * as shared from './shared-views.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

/** What every administrator keeps for themselves. */
const preferences: FastifyPluginAsync = async (app) => {
  serve(app, api.readPreference, { permission: 'signed-in', params: schema.nameParams, reply: replies.readPreference }, async (call) => {
    const { name } = call.params
    const own = await service.readPreference(call.db, userOf(call).id, name)
    const views = name.startsWith('list.') ? await shared.sharedViews(call.db, name, userOf(call)) : []
    return views.length > 0 ? { ...own, shared: views } : own
  })

  const sharing = { permission: 'signed-in', params: schema.nameParams, body: schema.sharedBody, reply: replies.shareView } as const
  serve(app, api.shareView, sharing, (call) => shared.shareView(call.db, call.params.name, call.body, userOf(call)))

  serve(app, api.removeSharedView, { permission: 'signed-in', params: schema.idParams, reply: nothing }, (call) =>
    shared.removeSharedView(call.db, Number(call.params.id), userOf(call)),
  )

  serve(
    app,
    api.savePreference,
    { permission: 'signed-in', params: schema.nameParams, body: schema.saveBody, bodyLimit: 4 * 32 * 1024, reply: replies.savePreference },
    (call) => service.savePreference(call.db, userOf(call).id, call.params.name, call.body.value, call.body.version),
  )

  serve(app, api.readFormDraft, { permission: 'signed-in', params: schema.nameParams, reply: replies.readFormDraft }, (call) =>
    drafts.readDraft(call.db, userOf(call).id, call.params.name),
  )

  serve(
    app,
    api.saveFormDraft,
    { permission: 'signed-in', params: schema.nameParams, body: schema.draftBody, bodyLimit: 2 * api.draftLimits.bytes, reply: nothing },
    (call) => drafts.saveDraft(call.db, userOf(call).id, call.params.name, call.body.draft),
  )

  serve(app, api.dropFormDraft, { permission: 'signed-in', params: schema.nameParams, query: schema.dropQuery, reply: nothing }, (call) =>
    drafts.dropDraft(call.db, userOf(call).id, call.params.name, call.query.by),
  )
}

export default preferences
