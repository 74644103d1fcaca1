import type { FastifyPluginAsync } from 'fastify'
import { listLiveRooms } from '#src/api/live.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../site.ts'
import { roomQuery } from './schema.ts'
import { countRooms, findRooms } from './service.ts'

const permission = ['admin-setting-pages-devise', 'admin-marketing-live-live_room']

/** Live rooms of the mini-program, as previews and lists read them. */
export const live: FastifyPluginAsync = async (app) => {
  serve(app, listLiveRooms, { permission, query: roomQuery }, async ({ db, query, request }) => {
    const [list, count] = await Promise.all([findRooms(db, query, originOf(request)), countRooms(db, query)])
    return { list, count }
  })
}
