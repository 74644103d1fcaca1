import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

describe('in a page that is written from right to left', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let token: string
  beforeAll(async () => {
    ;[browser, pages, token] = await Promise.all([openBrowser(), startPages({ backend: product }), tokenFrom(product)])
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  /** Where everything on the phone stands, from its left edge. */
  const positions = (page: Page) =>
    page.$eval('crm-designer >>> .designer-phone', (phone) => {
      const { left } = phone.getBoundingClientRect()
      return [...phone.querySelectorAll('.designer-block *')]
        .filter((node) => getComputedStyle(node).display !== 'inline')
        .map((node) => `${node.localName}.${String(node.getAttribute('class'))} ${Math.round(node.getBoundingClientRect().left - left)}`)
    })

  async function open(direction: string) {
    const { page } = await openPage(browser, `${pages.url}/blank.html`, { width: 1440, height: 900 })
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
    await showElement(page, 'body', 'crm-designer', { 'base-url': product, token, locale: 'zh-cn', 'page-id': '5' })
    return page
  }

  it('the designer’s phone stays as the shop shows it', async () => {
    const [usual, turned] = [await open('ltr'), await open('rtl')]
    const wanted = await positions(usual)
    expect(wanted.length).toBeGreaterThan(50)
    expect(await positions(turned)).toEqual(wanted)
    // the screen around it follows the host
    expect(await turned.$eval('crm-designer >>> .designer-canvas', (canvas) => getComputedStyle(canvas).direction)).toBe('rtl')
  })
})
