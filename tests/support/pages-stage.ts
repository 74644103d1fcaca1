import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { startReplay } from '../replay/server.mjs'
import { openBrowser } from './browse.ts'
import { startPages } from './page-server.mjs'

interface Stage {
  browser: Browser
  /** Pages of another origin than their server. */
  pages: Awaited<ReturnType<typeof startPages>>
}

/** A browser, and empty pages in front of our own server, for the tests around; read inside of tests. */
export function stagePages(): Stage {
  const stage = {} as Stage
  beforeAll(async () => {
    ;[stage.browser, stage.pages] = await Promise.all([openBrowser(), startPages({ backend: inject('productUrl') })])
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.pages?.close()
  })
  return stage
}

/** The same in front of a plain shop of their own. */
export function stageShop(): Stage & { shop: Awaited<ReturnType<typeof startReplay>> } {
  const stage = {} as ReturnType<typeof stageShop>
  beforeAll(async () => {
    ;[stage.browser, stage.shop] = await Promise.all([openBrowser(), startReplay()])
    stage.pages = await startPages({ backend: stage.shop.url })
  })
  afterAll(async () => {
    await stage.browser?.close()
    await Promise.all([stage.shop?.close(), stage.pages?.close()])
  })
  return stage
}
