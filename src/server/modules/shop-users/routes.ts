import type { FastifyPluginAsync } from 'fastify'
import { serveAdditions } from './routes-of-additions.ts'
import { serveBooks } from './routes-of-books.ts'
import { serveUsers } from './routes-of-users.ts'

/** The shop's users: who they are, what they are given, and what is written down of their balances. */
const shopUsers: FastifyPluginAsync = async (app) => {
  serveUsers(app)
  serveAdditions(app)
  serveBooks(app)
}

export default shopUsers
