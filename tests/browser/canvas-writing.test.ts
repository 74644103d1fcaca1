import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { openBrowser, openPage, until, visible } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const titles = ['一', '二', '三'].map((value) => ({ name: 'titles', titleConfig: { value } }))
let browser: Browser
let pages: Awaited<ReturnType<typeof startPages>>
let page: Page

beforeAll(async () => {
  ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product })])
})
afterAll(async () => {
  await browser.close()
  await pages.close()
})
beforeEach(async () => {
  ;({ page } = await openPage(browser, `${pages.url}/blank.html`, { width: 1366, height: 768 }))
  const token = await tokenFrom(product)
  const id = await saveBlocks(product, token, Array.from({ length: 10 }, () => titles).flat())
  const attributes = { 'base-url': product, token, locale: 'zh-cn', 'page-id': id, style: 'display:block;height:700px' }
  await showElement(page, 'body', 'crm-designer', attributes)
})

/** Writes what a selector finds. */
const write = async (selector: string) => {
  await (await visible(page, `crm-designer >>> ${selector}`)).click({ count: 2 })
  await visible(page, 'crm-designer >>> .designer-writing')
  await lies()
}

/** How far the edges of the field are from those of the text, in px of the screen: left, top, width, height. */
const away = (): Promise<number[]> =>
  page.$eval('crm-designer >>> .designer-writing', (field) => {
    const root = field.getRootNode() as ShadowRoot
    const text = [...root.querySelectorAll<HTMLElement>('[data-text]')].find((one) => one.style.getPropertyValue('-webkit-text-fill-color'))
    const [own, its] = [field.getBoundingClientRect(), text!.getBoundingClientRect()]
    return [own.left - its.left, own.top - its.top, own.width - its.width, own.height - its.height].map(Math.abs)
  })
const lies = () => until(away, (edges) => edges.every((edge) => edge < 1))

const boxOf = (selector: string) =>
  page.$eval(`crm-designer >>> ${selector}`, (node) => [node.getBoundingClientRect().left, node.getBoundingClientRect().top])

/** Does something by which the written text comes to lie elsewhere, and sees the field come after it. */
async function moves(selector: string, does: () => Promise<unknown>): Promise<void> {
  const before = await boxOf(selector)
  await does()
  await quiet(page)
  await until(
    () => boxOf(selector),
    (now) => now.some((edge, at) => Math.abs(edge - before[at]!) > 5),
  )
  await lies()
}

const scroll = (by: number) => page.$eval('crm-designer >>> .designer-canvas', (canvas, px) => canvas.scrollBy(0, px), by)
const typed = () => page.$eval('crm-designer >>> .designer-writing textarea', (field) => (field as HTMLTextAreaElement).value)

it('the field lies over its text while the canvas is scrolled, resized and zoomed, and what is above grows', async () => {
  const text = '.designer-block:nth-child(3) [data-text]'
  await write('.designer-block:nth-child(3) [data-block]')
  await moves(text, () => scroll(40))
  await moves(text, () => page.setViewport({ width: 1100, height: 768 }))
  // the browser's own zoom: fewer px, larger ones
  await moves(text, () => page.setViewport({ width: 1000, height: 560, deviceScaleFactor: 1.366 }))
  await moves(text, () =>
    page.$eval('crm-designer >>> .designer-phone', (phone) => Object.assign((phone as HTMLElement).style, { zoom: '1.25' })),
  )
  await moves(text, () =>
    page.$eval('crm-designer >>> .designer-block:nth-child(1)', (block) => Object.assign((block as HTMLElement).style, { height: '90px' })),
  )
  await page.keyboard.type('人气好物')
  await lies()
  expect(await typed()).toBe('人气好物')
})

it('the field lies over the title of the page, which stays where it is while the page is scrolled', async () => {
  await write('.designer-titlebar > .designer-cover')
  for (const by of [15, 300, 5000, -200]) {
    await scroll(by)
    await quiet(page)
    await lies()
  }
  expect(await typed()).toBe('测试')
})
