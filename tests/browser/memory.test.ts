import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, until } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

/** A thousand may leave a megabyte (`MOUNTS=1000`): 0.3 MB that come once and 0.7 kB each. */
const mounts = Number(process.env['MOUNTS']) || 250
const allowed = 300_000 + mounts * 700

interface Weight {
  bytes: number
  listeners: number
  nodes: number
}

/** What the page holds after a forced garbage collection. */
async function weightOf(client: CDPSession): Promise<Weight> {
  for (let times = 0; times < 3; times++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((entry) => entry.name === name)!.value
  return { bytes: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}

/** Puts an element in and takes it out again, waiting for its screen each time. */
async function mountTimes(page: Page, tag: string, attributes: Record<string, string>, times: number): Promise<void> {
  await page.evaluate(
    async ([name, given, count]) => {
      const pause = () => new Promise((done) => setTimeout(done))
      for (let time = 0; time < count; time++) {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
        document.body.append(element)
        while (!element.shadowRoot?.querySelector('.crm-root, [class]')) await pause()
        await pause()
        element.remove()
        await pause()
      }
      // what is still on its way from the server arrives now, not during the measurement
      await new Promise((done) => setTimeout(done, 1500))
    },
    [tag, attributes, times] as const,
  )
}

describe('many mounts and unmounts', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  it.each(['crm-designer', 'crm-kefu', 'crm-media-library'])(
    '%s leaves next to nothing, and no listener',
    { timeout: 300_000 },
    async (tag) => {
      const { page } = await openPage(browser, `${pages.url}/blank.html`)
      const attributes = { 'base-url': product, token: await tokenFrom(product), mode: tag === 'crm-kefu' ? 'visitor' : 'page' }
      const client = await page.createCDPSession()
      await client.send('Performance.enable')
      await client.send('HeapProfiler.enable')
      if (tag === 'crm-kefu') await showElement(page, 'body', tag, attributes).catch(() => undefined)
      else await showElement(page, 'body', tag, attributes)
      await page.evaluate((name) => document.querySelector(name)!.remove(), tag)
      // what is compiled and kept once is not counted
      await mountTimes(page, tag, attributes, 120)
      const before = await weightOf(client)
      const isLight = ({ bytes, listeners, nodes }: Weight, part: number) =>
        bytes - before.bytes < allowed * part && listeners <= before.listeners && nodes - before.nodes < 100 * part
      // what grows does so with each mount: if half of them leave no more than half of what all may, all need not be seen
      await mountTimes(page, tag, attributes, mounts / 2)
      const half = await weightOf(client)
      const isHalfEnough = isLight(half, 0.5)
      if (!isHalfEnough) await mountTimes(page, tag, attributes, mounts / 2)
      // on a slow machine the last one may still wait for a piece of its code; what leaks does not go by waiting
      const left = await until(
        async () => ({ before, after: isHalfEnough ? half : await weightOf(client) }),
        ({ after }) => isLight(after, isHalfEnough ? 0.5 : 1),
      )
      expect(left.after.listeners).toBeLessThanOrEqual(before.listeners)
    },
  )
})
