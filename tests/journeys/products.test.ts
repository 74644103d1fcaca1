import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clickOn, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'
import { draw } from '../support/media-pictures.ts'
import { uploadByDialog } from '../support/media.ts'
import { tokenFrom } from '../support/stage.mjs'
import { sites, type Site } from './sites.ts'

let browser: Browser
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crm-products-'))
  ;[browser] = await Promise.all([openBrowser(), draw(folder)])
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const library = 'crm-console >>> crm-media-library'

/** Chooses pictures in the library; those that are uploaded there are chosen by themselves. */
async function choosePictures(page: Page, opener: string, files: readonly string[]): Promise<void> {
  await press(page, opener)
  await visible(page, `${library} >>> .media-tile`)
  await uploadByDialog(page, files, library)
  await press(page, files.length > 1 ? `使用选中图片 (${files.length})` : '使用选中图片')
}

/** Puts cells on the clipboard of the page and pastes them where the focus is. */
const paste = (page: Page, cells: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const cell = document.querySelector('crm-console')!.shadowRoot!.activeElement!
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }))
  }, cells)

/** A category of the shop at which the product stands, past the browser. */
async function categoryOf(site: Site): Promise<{ id: string; name: string }> {
  const [top] = await ask<{ children: { value: number; label: string }[] }[]>(site, 'product/category/cascader/1')
  const [first] = top!.children
  return { id: String(first!.value), name: first!.label }
}

async function ask<Data>(site: Site, path: string): Promise<Data> {
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(site.url)}` }
  return ((await (await fetch(`${site.url}/adminapi/${path}`, { headers })).json()) as { data: Data }).data
}

interface Sold {
  price: string | number
  stock: string | number
}

interface Sent {
  slider_image: string[]
  attrs: { price: string | number; stock: string | number; pic: string }[]
}

describe.each(sites)('at %s', (_, open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site.close())

  it('makes a product with two specifications and pictures from nothing, which customers find then', { timeout: 120_000 }, async () => {
    const name = `丁腈胶板 ${Math.random().toString(36).slice(2, 8)}`
    const category = await categoryOf(site)
    const { page, errors } = await openPage(browser, `${site.url}/admin/product/add_product`, { width: 1366, height: 900 })
    await signIn(page, 'admin')
    // what is to be written first has the focus
    await visible(page, 'crm-console >>> .console-form-page input[type=text]:focus')
    await page.keyboard.type(name)
    await clickOn(page, `crm-console >>> .field-tree label::-p-text(${category.name})`)
    await choosePictures(page, '商品轮播图: 添加图片', [join(folder, 'small.png'), join(folder, 'other.png')])
    await press(page, '规格库存', 'tab')
    await clickOn(page, 'crm-console >>> label::-p-text(多规格)')
    for (const [spec, values] of Object.entries({ 颜色: ['黑', '红'], 厚度: ['3mm', '5mm'] })) {
      await press(page, '添加新规格')
      const of = 'crm-console >>> .product-spec:last-of-type'
      await clickOn(page, `${of} .product-spec-head input`)
      await page.keyboard.type(spec)
      await clickOn(page, `${of} .product-spec-values > input:last-child, ${of} .product-spec-values > :last-child input`)
      for (const value of values) {
        await page.keyboard.type(value)
        await page.keyboard.press('Enter')
      }
    }
    // the grid follows; prices, costs and stock come out of a spreadsheet
    await visible(page, 'crm-console >>> .lines-face::-p-text(红 / 5mm)')
    const price = 'crm-console >>> .lines-cell[data-row="0"][data-column="2"]'
    // away from the bar at the foot
    await (await visible(page, price)).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
    await clickOn(page, price)
    await visible(page, `${price}[data-mark=chosen]`)
    const written = async () => (await visible(page, price)).evaluate((cell) => cell.textContent)
    await paste(page, '99.99')
    await until(written, (text) => text === '99.99')
    await page.keyboard.down('Control')
    await page.keyboard.press('z')
    await page.keyboard.up('Control')
    await until(written, (text) => text !== '99.99')
    await paste(page, '12.50\t8\t15\t20\r\n13.50\t8\t15\t0\r\n12.80\t8\t15\t7\r\n13.80\t8\t15\t3\r\n')
    await choosePictures(page, '图片 黑 / 3mm: 选择图片', [join(folder, 'small.png')])
    await press(page, '第一张用于全部')
    // in front of the others
    await press(page, '营销设置', 'tab')
    await clickOn(page, 'crm-console >>> ::-p-aria([name="排序"])')
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await page.keyboard.up('Control')
    await page.keyboard.type('9999')
    await press(page, '保存')
    await until(
      async () => new URL(page.url()).pathname,
      (path) => path === '/admin/product/product_list',
    )
    if (site.shop) return expectSent(site.shop.calls, { store_name: name, cate_id: [Number(category.id)] })
    await visible(page, `crm-console >>> tbody tr::-p-text(${name})`)
    // where customers look, first in their order and with the least price
    const [first] = await ask<Sold[]>(site, `diy/get_product?id=${category.id}`)
    expect(first).toMatchObject({ store_name: name, image: expect.stringMatching(/^http.+\.png$/) })
    expect([Number(first!.price), Number(first!.stock)]).toEqual([12.5, 30])
    expect(errors).toEqual([])
  })
})

/** What the plain shop was sent: the product as its contract has it, a row for each specification. */
function expectSent(calls: readonly { method: string; path: string; body: unknown }[], product: object): void {
  const sent = calls.findLast(({ method, path }) => method === 'POST' && path === '/adminapi/product/product/0')?.body as Sent
  expect(sent).toMatchObject({ ...product, spec_type: 1, items: [{ value: '颜色', detail: ['黑', '红'] }, { value: '厚度' }] })
  expect(sent.slider_image).toHaveLength(2)
  expect(sent.attrs.map(({ price, stock }) => [Number(price), Number(stock)])).toEqual([
    [12.5, 20],
    [13.5, 0],
    [12.8, 7],
    [13.8, 3],
  ])
  expect(new Set(sent.attrs.map(({ pic }) => pic)).size).toBe(1)
}
