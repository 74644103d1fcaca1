import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press, until } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const tag = 'crm-media-library'

/** Where the open dialog or popover is, and whether it is really on top at its middle and corners. */
function standing(page: Page) {
  return page.evaluate((name) => {
    const element = document.querySelector(name)!
    const shown = [...element.shadowRoot!.querySelectorAll<HTMLElement>('dialog[open] .ui-panel, [role=menu]')].filter((node) =>
      node.checkVisibility(),
    )
    const node = shown.at(-1)
    if (!node) return null
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, (top + bottom) / 2],
      [right - 3, (top + bottom) / 2],
      [(left + right) / 2, bottom - 3],
    ] as const
    const onTop = points.every(([x, y]) => {
      const hit = element.shadowRoot!.elementFromPoint(x, y)
      return document.elementFromPoint(x, y) === element && hit !== null && node.contains(hit)
    })
    return {
      onTop,
      isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      width: right - left,
      height: bottom - top,
    }
  }, tag)
}

describe('what floats', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let token: string
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
    token = await tokenFrom(product)
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  async function hostile(path: string) {
    const { page } = await openPage(browser, `${pages.url}/hostile.html`, { width: 1200, height: 1000 })
    await showElement(page, path, tag, { 'base-url': product, token, locale: 'zh-cn' })
    return page
  }

  async function openDialog(page: Page) {
    await press(page, '添加分类')
    const seen = await until(
      () => standing(page),
      (value) => Boolean(value?.onTop),
    )
    expect(seen).toMatchObject({ onTop: true, isInside: true })
    expect(seen!.width).toBeGreaterThan(200)
  }

  it('is not clipped by a box with overflow, transform and z-index, and gives the focus back', async () => {
    const page = await hostile('#box')
    await page.evaluate(() => document.querySelector('#box')!.scrollIntoView())
    await openDialog(page)
    const focused = () =>
      page.evaluate((name) => document.querySelector(name)!.shadowRoot!.activeElement?.getAttribute('aria-label') ?? '', tag)
    for (let tabs = 0; tabs < 20; tabs++) await page.keyboard.press('Tab')
    // between the last control and the first the browser's own bars have the focus; the host's controls never
    expect([tag.toUpperCase(), 'BODY']).toContain(await page.evaluate(() => document.activeElement!.tagName))
    await page.keyboard.press('Escape')
    await until(
      () => standing(page),
      (value) => value === null,
    )
    await until(focused, (name) => name === '添加分类')
    await until(
      () => page.evaluate(() => `${document.body.style.overflow} ${document.body.inert}`),
      (left) => left === ' false',
    )
  })

  it('lies over an open layui layer', async () => {
    const page = await hostile('#place')
    await page.evaluate(() => {
      type Layui = { layui: { use(name: string, run: () => void): void; layer: { open(options: object): void } } }
      const { layui } = window as unknown as Layui
      layui.use('layer', () =>
        layui.layer.open({ type: 1, title: 'x', content: '<p>layer</p>', shade: 0, offset: 'rb', area: ['300px', '200px'] }),
      )
    })
    await page.waitForSelector('.layui-layer')
    await openDialog(page)
  })

  it('works in a Bootstrap modal: focus stays with ours, Escape closes only ours', async () => {
    const page = await hostile('#in-modal')
    await page.evaluate(() => (window as unknown as { $: (selector: string) => { modal(action: string): void } }).$('#modal').modal('show'))
    await page.waitForSelector('#modal.in, #modal[style*="display: block"]')
    await openDialog(page)
    const name = await page.evaluate((element) => document.querySelector(element)!.shadowRoot!.activeElement?.tagName, tag)
    expect(['INPUT', 'BUTTON', 'DIV']).toContain(name)
    await page.keyboard.press('Escape')
    await until(
      () => standing(page),
      (value) => value === null,
    )
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#modal')!).display)).toBe('block')
  })

  it('comes up right in a tab that was hidden at the start', async () => {
    const page = await hostile('#two')
    await page.evaluate(() => document.querySelector('#to-two')!.scrollIntoView())
    await page.click('#to-two')
    await find(page, '添加分类', 'button')
    const box = await (await page.$(tag))!.boundingBox()
    expect(box!.width).toBeGreaterThan(900)
    await openDialog(page)
  })
})
