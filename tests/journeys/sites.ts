import { inject } from 'vitest'
import type { startReplay } from '../replay/server.mjs'
import { startShopSite } from '../support/shop-site.mjs'

/** A site with the console below /admin, the agents' desk at /kefu and the visitor's chat at /support/. */
export interface Site {
  url: string
  /** The plain shop's levers; undefined at our own server. */
  shop?: Awaited<ReturnType<typeof startReplay>>
  close(): Promise<unknown>
}

/** Where a journey is made: at our own server, and at a plain PHP shop that answers as it was recorded (`isDaily`: of any order, product and user). */
export const sites: [name: string, open: (options?: { isDaily?: boolean }) => Promise<Site>][] = [
  ['our own server', async () => ({ url: inject('productUrl'), close: async () => undefined })],
  [
    'a plain shop server',
    async (options) => {
      const shop = await startShopSite(options)
      return { url: shop.url, shop, close: shop.close }
    },
  ],
]
