import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, until, visible } from '../support/browse.ts'
import { tokenFrom } from '../support/stage.mjs'
import { Walker } from '../support/walk.ts'
import { goByKeys, isAt, signInByKeys } from '../support/walk-console.ts'
import { sites, type Site } from './sites.ts'

let browser: Browser
beforeAll(async () => (browser = await openBrowser()))
afterAll(() => browser.close())

interface Sold {
  store_name: string
  image: string
  price: string | number
  stock: string | number
}

/** Takes the first picture of the library. */
async function takePicture(walker: Walker, opener: string | RegExp, key?: string): Promise<void> {
  await walker.to(opener, 'button', key ? { key } : {})
  await walker.key('Enter')
  await walker.hears('上传图片', 'button')
  await walker.hears('', 'option')
  await walker.to(/\.(jpe?g|png|gif)$/, 'option')
  await walker.key(' ')
  await walker.to(/^使用选中图片/, 'button')
  await walker.key('Enter')
  await until(
    () => walker.page.$$('crm-console >>> dialog[open]'),
    (open) => open.length === 0,
  )
}

async function addSpec(walker: Walker, name: string, values: readonly string[]): Promise<void> {
  await walker.to('添加新规格', 'button')
  await walker.key('Enter')
  await walker.to('规格名', 'textbox', { key: 'Shift+Tab' })
  await walker.type(name)
  await walker.to('规格值', 'textbox')
  for (const value of values) {
    await walker.type(value)
    await walker.key('Enter')
  }
}

describe.each(sites)('at %s', (_, open) => {
  let site: Site
  let page: Page
  let walker: Walker
  let errors: string[]
  const ask = async <Data>(path: string): Promise<Data> => {
    const headers = { 'Authori-zation': `Bearer ${await tokenFrom(site.url)}` }
    return ((await (await fetch(`${site.url}/adminapi/${path}`, { headers })).json()) as { data: Data }).data
  }

  beforeAll(async () => {
    site = await open()
    ;({ page, errors } = await openPage(browser, `${site.url}/admin/index`, { width: 1366, height: 900 }))
    walker = await Walker.in(page)
    await signInByKeys(walker)
  }, 120_000)
  afterAll(() => site.close())

  it(
    'makes a product with two specifications and pictures by keyboard alone, which customers find then',
    { timeout: 300_000 },
    async () => {
      const name = `键盘胶板 ${Math.random().toString(36).slice(2, 8)}`
      const [top] = await ask<{ children: { value: number; label: string }[] }[]>('product/category/cascader/1')
      const category = top!.children[0]!
      await goByKeys(walker, '商品管理', '/product/product_list')
      await walker.to('添加商品', 'button')
      await walker.key('Enter')
      await isAt(page, '/product/add_product')
      await walker.arrives('textbox', '商品名称')
      await walker.type(name)
      await walker.to(category.label, 'checkbox')
      await walker.key(' ')
      await takePicture(walker, '商品轮播图: 添加图片')
      await walker.to('基础信息', 'tab', { key: 'Shift+Tab' })
      await walker.key('ArrowRight')
      await walker.arrives('tab', '规格库存')
      await walker.to('单规格', 'radio')
      await walker.key('ArrowRight')
      await addSpec(walker, '颜色', ['黑', '红'])
      await addSpec(walker, '厚度', ['3mm', '5mm'])

      // the grid follows: prices down the column, then what is in stock
      await visible(page, 'crm-console >>> .lines-face::-p-text(红 / 5mm)')
      await walker.to('第 1 行的售价', 'textbox')
      const down = async (figures: readonly string[]) => {
        for (const [at, figure] of figures.entries()) {
          await walker.type(figure)
          await walker.key(at < figures.length - 1 ? 'Enter' : 'Tab')
        }
      }
      await down(['12.50', '13.50', '12.80', '13.80'])
      await walker.to('第 1 行的库存', 'textbox', { key: 'Shift+Tab' })
      await down(['20', '0', '7', '3'])
      await takePicture(walker, '图片 黑 / 3mm: 选择图片')
      await walker.to('第一张用于全部', 'button')
      await walker.key('Enter')
      await walker.to('规格库存', 'tab', { key: 'Shift+Tab' })
      for (const tab of ['商品详情', '物流设置', '营销设置']) {
        await walker.key('ArrowRight')
        await walker.arrives('tab', tab)
      }
      await walker.to('排序', 'textbox')
      await walker.key('Control+a')
      await walker.type('9999')
      await walker.key('Control+s')
      await isAt(page, '/product/product_list')
      expect(errors).toEqual([])
      const skus = { price: ['12.50', '13.50', '12.80', '13.80'].map(Number), stock: [20, 0, 7, 3] }
      if (site.shop) {
        const saved = (site.shop.calls as { method: string; path: string; body: object }[]).findLast(
          // what was begun is dropped at the shop afterwards
          ({ method, path }) => method === 'POST' && !path.endsWith('/cache'),
        )!
        expect(saved.body).toMatchObject({ store_name: name, cate_id: [category.value] })
        const { attrs } = saved.body as { attrs: { price: string; stock: string; pic: string }[] }
        expect(attrs.map(({ price }) => Number(price))).toEqual(skus.price)
        expect(attrs.map(({ stock }) => Number(stock))).toEqual(skus.stock)
        return
      }
      const [first] = await ask<Sold[]>(`diy/get_product?id=${category.value}`)
      expect(first).toMatchObject({ store_name: name, image: expect.stringMatching(/^http.+\.\w+$/) })
      expect([Number(first!.price), Number(first!.stock)]).toEqual([12.5, 30])
    },
  )
})
