import type { FastifyPluginAsync } from 'fastify'
import { readNotices } from '#src/api/auth.ts'
import { serve, userOf } from '../../serve.ts'
import { watchChats } from './chats.ts'
import { serveNoticeSocket } from './socket.ts'
import { listToDo } from './to-do.ts'
import * as replies from './replies.ts'

/** What waits for the administrators, and what happens while they are there. */
const notices: FastifyPluginAsync = async (app) => {
  serveNoticeSocket(app)
  watchChats(app)
  serve(app, readNotices, { permission: 'signed-in', reply: replies.readNotices }, (call) => listToDo(call.db, userOf(call), call.locale))
}

export default notices
