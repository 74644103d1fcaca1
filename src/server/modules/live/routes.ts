import type { FastifyPluginAsync } from 'fastify'
import { listLiveRooms, removeLiveRoom, showLiveRoom } from '#src/api/live.ts'
import { done, serve } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { idParams, roomQuery, showParams } from './schema.ts'
import { countRooms, findRooms, removeRoom, showRoom } from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const editing = 'admin-marketing-live-live_room'
const permission = ['admin-setting-pages-devise', 'admin-marketing-live-live_room']

/** Live rooms of the mini-program, as previews and lists read them. */
const live: FastifyPluginAsync = async (app) => {
  serve(app, listLiveRooms, { permission, query: roomQuery, reply: replies.listLiveRooms }, async ({ db, query, request }) => {
    const [list, count] = await Promise.all([findRooms(db, query, originOf(request)), countRooms(db, query)])
    return { list, count }
  })
  serve(app, showLiveRoom, { permission: editing, params: showParams, transaction: 'call', reply: nothing }, async ({ db, params }) => {
    await showRoom(db, Number(params.id), Number(params.is_show))
    return done(undefined, '100014')
  })
  serve(app, removeLiveRoom, { permission: editing, params: idParams, reply: nothing }, async ({ db, params }) => {
    await removeRoom(db, Number(params.id))
    return done(undefined, '100002')
  })
}

export default live
