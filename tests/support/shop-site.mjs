import { startReplay } from '../replay/server.mjs'
import { deepFolder, fileOf, sendFile } from './page-server.mjs'

/** Pages of the shop's own site that hold the elements, without a base URL: the server is where the page is. */
const pages = [
  [/^\/admin(\/|$)/, '/shop-admin.html'],
  [/^\/kefu$/, '/shop-kefu.html'],
  [/^\/support\/$/, '/shop-support.html'],
]

/**
 * A plain PHP shop with the built elements in a deep folder of its site: console below /admin, the agents' desk
 * at /kefu, the visitor's chat at /support/. `isDaily` and what it resolves with are those of `startReplay`.
 */
export function startShopSite({ isDaily = false } = {}) {
  return startReplay({
    isDaily,
    site(request, response) {
      const { pathname } = new URL(request.url, 'http://site')
      const page = pages.find(([pattern]) => pattern.test(pathname))?.[1]
      const file = page || pathname.startsWith(`${deepFolder}/`) ? fileOf(page ?? pathname) : undefined
      if (request.method !== 'GET' || !file) return false
      sendFile(file, request, response)
      return true
    },
  })
}
