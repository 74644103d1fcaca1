import type { Side } from '#src/api/endpoint.ts'
import { prefixes } from '#src/http/url.ts'

// stands in where a base has no origin of its own
const nowhere = 'http://origin.invalid'

/**
 * The path below the API of a side that a form is sent to: without `.html`, absolute only on the server's own origin and below
 * its API (conventions 5). Null for anything else: nobody sends a form with a session to a stranger.
 */
export function actionPath(action: string, base: string, side: Side = 'admin'): `/${string}` | null {
  const root = `${new URL(base || '/', nowhere).href.replace(/\/+$/, '')}${prefixes[side]}`
  const isAbsolute = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(action.trim())
  let url: URL
  try {
    url = new URL(isAbsolute ? action.trim() : `${root}/${action.trim().replace(/^\/+/, '')}`, root)
  } catch {
    return null
  }
  const whole = url.href.replace(url.hash, '')
  if (!whole.startsWith(`${root}/`)) return null
  const [path = '', query] = whole.slice(root.length).split('?', 2)
  return `/${path.replace(/^\/+/, '').replace(/\.html$/, '')}${query ? `?${query}` : ''}`
}
