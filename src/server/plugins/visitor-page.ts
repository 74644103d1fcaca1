import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a storefront token is made of: nothing that could end an attribute. */
const tokenLike = /^[\w.~+/=-]{1,2000}$/

/** The page that is a visitor's chat alone. A storefront's link brings the customer's token along (kefu contract, `appChat`). */
export function visitorPage(root: string) {
  const file = join(root, 'demo', 'support', 'visitor.html')
  return async ({ query }: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { token } = query as { token?: unknown }
    const isToken = typeof token === 'string' && tokenLike.test(token)
    // it is one customer's page then
    reply.header('cache-control', isToken ? 'no-store' : 'no-cache').type('text/html; charset=utf-8')
    const html = await readFile(file, 'utf8')
    return isToken ? html.replace('<crm-kefu ', `<crm-kefu token="${token}" `) : html
  }
}
