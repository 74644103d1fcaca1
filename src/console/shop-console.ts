import type { MenuEntry } from '#src/stores/session.ts'
import { matchRoute } from './routes.ts'

interface Where {
  /** The element's attribute `shop-console`. */
  given: string | undefined
  /** The server that the menu comes from. */
  base: string
  /** Of the page that the console stands in. */
  origin: string
  /** Where this console itself answers every path; undefined where it leaves the address of the page alone. */
  ownPrefix: string | undefined
}

/** Where a shop server delivers its own back office. */
const usual = '/admin'

/** Whether a path of a page is this console's. */
const isOwn = (path: string, prefix: string | undefined) => prefix !== undefined && (path === prefix || path.startsWith(`${prefix}/`))

/**
 * Where the shop's own back office answers, without a slash at the end: what the host says, else `/admin` of the shop server, where its
 * own console is delivered. Undefined where nobody says so and this console stands there itself.
 */
export function shopConsoleOf({ given, base, origin, ownPrefix }: Where): string | undefined {
  const said = given?.trim()
  if (!URL.canParse(said || base, origin)) return undefined
  const url = new URL(said || base, origin)
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (said) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  return url.origin === origin && isOwn(usual, ownPrefix) ? undefined : `${url.origin}${usual}`
}

/** A menu whose leaves that this console has no page for lead to the same path of the shop's own. */
export function withElsewhere(entries: readonly MenuEntry[], shopConsole: string): MenuEntry[] {
  return entries.map((entry) => {
    const isMissing = entry.children.length === 0 && !entry.url && !matchRoute(entry.path)
    return { ...entry, children: withElsewhere(entry.children, shopConsole), ...(isMissing && { elsewhere: shopConsole + entry.path }) }
  })
}
