import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, until } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'
import { difference, hostState, innerStyles } from './hostile-page.ts'

const product = inject('productUrl')
const size = { width: 1400, height: 1900 }
const tags: [string, Record<string, string>][] = [
  ['crm-designer', {}],
  ['crm-media-library', {}],
  ['crm-console', {}],
]

// on whole pixels and white in both pages, so that only the element itself can look different
const stand = () => {
  document.querySelector<HTMLElement>('#place')!.style.cssText =
    'position:absolute;left:0;top:900px;width:1100px;height:620px;background:#fff'
}

describe('on a hostile page', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let token: string
  let pageId: string
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
    token = await tokenFrom(product)
    const list = await fetch(`${product}/adminapi/diy/get_list?page=1&limit=10`, { headers: { Authorization: `Bearer ${token}` } })
    const { data } = (await list.json()) as { data: { list: { id: number; is_diy: number }[] } }
    pageId = String(data.list.find((row) => row.is_diy === 1)?.id ?? 0)
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  const attributes = () => ({ 'base-url': product, token, 'page-id': pageId, locale: 'zh-cn', theme: 'light' })
  const picture = async (page: Page) => (await page.$('#place > *'))!.screenshot()

  async function onBlank(tag: string, more: Record<string, string>) {
    const { page } = await openPage(browser, `${pages.url}/blank.html`, size)
    await page.evaluate(() => {
      document.body.innerHTML = '<div id="place"></div>'
    })
    await page.evaluate(stand)
    await showElement(page, '#place', tag, { ...attributes(), ...more, style: 'display:block;height:100%' })
    return page
  }

  async function onHostile(tag: string, more: Record<string, string>) {
    const { page } = await openPage(browser, `${pages.url}/hostile.html`, size)
    await page.evaluate(stand)
    const before = { state: await hostState(page), picture: await (await page.$('#neighbour'))!.screenshot() }
    await showElement(page, '#place', tag, { ...attributes(), ...more })
    await quiet(page)
    return { page, before }
  }

  it.each(tags)('%s takes nothing from the host and changes nothing of it', async (tag, more) => {
    const calm = await onBlank(tag, more)
    const { page, before } = await onHostile(tag, more)
    const bled = async () => {
      const [wanted, got] = [await innerStyles(calm, tag), await innerStyles(page, tag)]
      return got.flatMap((line, at) => (line === wanted[at] ? [] : { got: line, wanted: wanted[at] })).slice(0, 6)
    }
    // the figures of the page check come to each of them in their own time
    await until(bled, (lines) => lines.length === 0)
    await until(
      async () => difference(await picture(calm), await picture(page)),
      (part) => part < 0.001,
    )
    expect(await hostState(page)).toEqual(before.state)
    expect(await difference(before.picture, await (await page.$('#neighbour'))!.screenshot())).toBeLessThan(0.001)
  })
})
