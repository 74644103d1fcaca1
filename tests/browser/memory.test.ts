import { readFileSync } from 'node:fs'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, until } from '../support/browse.ts'
import { putElement } from '../support/elements.ts'
import { mountTimes, perMount, settledWeight, type Mounting } from '../support/mounts.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

/** How many are counted (`MOUNTS=1000`), after some that are not: what is compiled and kept once comes with them. */
const mounts = Number(process.env['MOUNTS']) || 20
const warmUp = Math.min(100, mounts / 2)
/** What one may leave, in bytes: a thousand leave a megabyte at most. */
const allowed = 1000

const stored = JSON.parse(
  readFileSync(new URL('../fixtures/pages/synthetic-all-blocks-stored-value.json', import.meta.url), 'utf8'),
) as Record<string, { name: string; timestamp: unknown; id: unknown }>
const kinds = ['headerSerch', 'swiperBg', 'menus', 'goodList', 'titles', 'news']
const blocks = kinds.map((kind) => {
  const { timestamp: _, id: __, ...block } = Object.values(stored).find(({ name }) => name === kind)!
  return block
})

type Screen = Omit<Mounting, 'tag' | 'attributes'> & { readonly attributes?: Record<string, string>; readonly isVisitors?: boolean }

/** What a person sees when it is open: all blocks of a page, tiles of the list, where to write, the page under the menu. */
const screens: Readonly<Record<string, Screen>> = {
  'crm-designer': { shown: '.designer-block__body > *', least: blocks.length },
  'crm-media-library': { shown: '.media-cells .media-tile', least: 10 },
  'crm-kefu': { press: '.kefu-bubble', shown: '.kefu-sheet textarea', isVisitors: true },
  'crm-console': { attributes: { router: 'memory' }, shown: 'main h1' },
}

describe('many mounts and unmounts', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let token: string
  let pageId: string
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
    token = await tokenFrom(product)
    pageId = await saveBlocks(product, token, blocks)
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  it.each(Object.entries(screens))(
    '%s, opened each time, leaves a kilobyte at most, no node and no listener',
    { timeout: 120_000 + mounts * 2000 },
    async (tag, { isVisitors, ...screen }) => {
      const { page } = await openPage(browser, `${pages.url}/blank.html`)
      const session: Record<string, string> = isVisitors ? {} : { token, 'page-id': pageId }
      const mounting = { tag, ...screen, attributes: { 'base-url': product, ...session, ...screen.attributes } }
      const client = await page.createCDPSession()
      await client.send('Performance.enable')
      await client.send('HeapProfiler.enable')
      await putElement(page, 'body', tag, mounting.attributes)
      await page.evaluate((name) => document.querySelector(name)!.remove(), tag)
      await mountTimes(page, mounting, warmUp + mounts / 2)
      const half = await settledWeight(page, client)
      await mountTimes(page, mounting, mounts / 2)
      // a late answer of a busy machine may still hold the last one; what leaks does not go by waiting
      const left = await until(
        async () => perMount(half, await settledWeight(page, client), mounts / 2),
        (now) => now.listeners <= 0 && now.nodes <= 0 && now.bytes < allowed,
        40_000,
      ).catch(async () => perMount(half, await settledWeight(page, client), mounts / 2))
      const told = `each of ${mounts / 2} left ${JSON.stringify(left)}`
      expect(left.listeners, told).toBeLessThanOrEqual(0)
      expect(left.nodes, told).toBeLessThanOrEqual(0)
      expect(left.bytes, told).toBeLessThan(allowed)
      if (mounts >= 1000) console.info(`${tag}: ${told}`)
    },
  )
})
