import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage, write } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
let browser: Browser
let pages: Awaited<ReturnType<typeof startPages>>
let page: Page

beforeAll(async () => {
  ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product })])
  ;({ page } = await openPage(browser, `${pages.url}/blank.html`, { width: 1366, height: 768 }))
  const attributes = {
    'base-url': product,
    token: await tokenFrom(product),
    locale: 'en',
    style: 'display:block;height:700px',
  }
  await showElement(page, 'body', 'crm-designer', attributes)
  await write(page, 'Template name', '春天的新品从今天起在店里和网上同时开卖'.repeat(4))
})
afterAll(async () => {
  await browser.close()
  await pages.close()
})

/** What of the bar lies beside it, by name. */
const outside = () =>
  page.$eval('crm-designer >>> .designer-bar', (bar) => {
    const room = bar.getBoundingClientRect()
    const buttons = [...bar.querySelectorAll('button')].map((button) => ({
      button,
      box: button.getBoundingClientRect(),
    }))
    return buttons
      .filter(({ box }) => box.width > 0 && (box.left < room.left || box.right > room.right))
      .map(({ button }) => button.getAttribute('aria-label') ?? button.textContent)
  })

it.each([1366, 1100, 1000, 800, 760, 700, 640, 375])('a long name leaves every button of the bar in sight, %i px wide', async (width) => {
  await page.setViewport({ width, height: 768 })
  await quiet(page)
  expect(await outside()).toEqual([])
})
