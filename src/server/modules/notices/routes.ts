import type { FastifyPluginAsync } from 'fastify'
import { serveNoticeSocket } from './socket.ts'

/** What happens in the shop, told to the administrators. */
export const notices: FastifyPluginAsync = async (app) => {
  serveNoticeSocket(app)
}
