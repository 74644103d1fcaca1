import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOf } from '../../locale.ts'
import { pageHeaders } from '../../web/page-headers.ts'
import { originOf } from '../../web/site.ts'
import { hydrateValue } from './hydrate.ts'
import { phoneBlocks } from './phone-items.ts'
import { phoneCss, phoneNote, phonePage } from './phone-page.ts'
import { publicPage } from './storefront.ts'
import { isHolder } from './value.ts'

const open = { config: { permission: 'open', sendsBytes: true } } as const
const place = '/pages/annex/special'

/** The number in `?id=`; without one the home page is meant, and what is no number is no page. */
function idOf(request: FastifyRequest): number | undefined {
  const { id = '0' } = request.query as { id?: unknown }
  return /^\d{1,9}$/.test(String(id)) ? Number(id) : undefined
}

/**
 * The page behind the code of the preview, at the address that a shop's storefront has it at (designer contract 5): what is published,
 * without a session, as a plain page. This server draws no storefront.
 */
export function servePhonePages(app: FastifyInstance): void {
  app.get(`${place}/index`, open, async (request, reply) => {
    const locale = localeOf(request)
    const id = idOf(request)
    const origin = originOf(request)
    const page = id === undefined ? undefined : await publicPage(app.db, id, origin)
    reply.headers({ ...pageHeaders(), 'cache-control': 'no-cache', vary: 'accept-language' }).type('text/html; charset=utf-8')
    // one that is switched off has no value; an older kind of page has nothing that could be drawn plainly
    if (!isHolder(page) || !isHolder(page['value'])) return reply.code(404).send(phoneNote(locale))
    const value = await hydrateValue(app.db, page['value'], origin)
    return reply.send(phonePage(String(page['title'] || page['name']), phoneBlocks(value), locale))
  })
  app.get(`${place}/page.css`, open, async (_, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=300' }).type('text/css; charset=utf-8').send(phoneCss),
  )
}
