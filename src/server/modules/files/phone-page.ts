import { isListed, readOrigins } from '../../web/origins.ts'

/**
 * Where a phone's code leads: the page that the element names where it is of this server's origin or of one that is listed, else
 * the address that the shop has for it. Any other page would hear the token.
 */
export function phonePage(wanted: string | undefined, origin: string, listed = readOrigins(process.env['CRM_ORIGINS'] ?? '')): string {
  const own = `${origin}/app/upload`
  if (!wanted || !URL.canParse(wanted)) return own
  const page = new URL(wanted)
  const isOurs = page.origin === new URL(origin).origin || isListed(listed, page.origin)
  return isOurs && /^https?:$/.test(page.protocol) ? page.origin + page.pathname : own
}
