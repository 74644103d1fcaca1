import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, seeText, signIn } from '../support/browse.ts'
import { tokenFrom } from '../support/stage.mjs'
import { Walker } from '../support/walk.ts'

const product = inject('productUrl')

interface Stored {
  name: string
  value: Record<string, { name: string; swiperConfig?: { list: { img: string; info: { value: string }[] }[] } }>
}

async function stored(id: string): Promise<Stored> {
  const reply = await fetch(`${product}/adminapi/diy/get_diy_info/${id}`, {
    headers: { Authorization: `Bearer ${await tokenFrom(product)}` },
  })
  return ((await reply.json()) as { data: { info: Stored } }).data.info
}

let browser: Browser
beforeAll(async () => (browser = await openBrowser()))
afterAll(() => browser.close())

// the shop's own home page as it is delivered (version 4.7)
const home = ['headerSerch', 'swiperBg', 'news', 'menus', 'activeParty', 'promotionList', 'pageFoot']

it('builds, orders, sets and publishes a home page by keyboard and accessibility tree alone', { timeout: 120_000 }, async () => {
  const { page, errors } = await openPage(browser, `${product}/admin/setting/pages/devise/0`, { width: 1366, height: 768 })
  await signIn(page, 'admin')
  await find(page, '添加专题页', 'button')
  const walker = await Walker.in(page)
  await walker.to('添加专题页', 'button')
  await walker.key('Enter')
  await walker.hears('模板名称', 'textbox')
  await walker.to('模板名称', 'textbox')
  await walker.key('Control+a')
  await walker.type('键盘首页')

  await walker.to('搜索组件', 'searchbox', { key: 'Shift+Tab' })
  await walker.type('lunbo')
  await walker.hears('轮播图', 'button')
  await walker.to('轮播图', 'button')
  await walker.key('Enter')
  const run = async (words: string) => {
    await walker.key('Control+k')
    await walker.arrives('combobox')
    await walker.type(words)
    await walker.hears(words, 'option')
    await walker.key('Enter')
    await walker.arrives('button')
  }
  for (const kind of ['搜索框', '导航组', '新闻播报', '活动魔方', '促销列表', '标题']) await run(`添加 ${kind}`)

  // what was added by mistake
  await walker.to('标题', 'button', { pressed: true })
  await walker.key('Delete')
  await walker.arrives('button', '轮播图')
  await walker.key('Alt+Home')
  await walker.arrives('button', '轮播图')
  await walker.key('ArrowDown')
  await walker.arrives('button', '导航组')
  await walker.key('ArrowDown')
  await walker.arrives('button', '新闻播报')
  await walker.key('Alt+ArrowUp')
  await walker.arrives('button', '新闻播报')
  // the same by its tools, which can be pressed again and again
  await walker.to('下移 (Alt+↓)', 'button')
  await walker.key('Enter')
  await walker.arrives('button', '下移 (Alt+↓)')
  await walker.to('上移 (Alt+↑)', 'button', { key: 'Shift+Tab' })
  await walker.key('Enter')
  await walker.arrives('button', '上移 (Alt+↑)')
  await walker.to('新闻播报', 'button', { key: 'Shift+Tab' })
  await walker.key('ArrowUp')
  await walker.arrives('button', '轮播图')
  await walker.key('Enter')
  await walker.to('标题', 'textbox')
  await walker.key('Control+a')
  await walker.type('新品上市')
  // a picture from the library
  await walker.to('图片: 选择图片', 'button', { key: 'Shift+Tab' })
  await walker.key('Enter')
  await walker.arrives('document', '上传图片')
  await walker.hears('', 'option')
  await walker.to(/\.(jpe?g|png|gif)$/, 'option')
  await walker.key(' ')
  await walker.to('使用选中图片', 'button')
  await walker.key('Enter')
  await walker.arrives('button', '图片: 更换图片')
  // a place in the shop
  await walker.to('链接: 请填写链接', 'button')
  await walker.key('Enter')
  await walker.hears('商城分类', 'radio')
  await walker.arrives('group', '链接分类')
  await walker.to('商城首页', 'radio')
  await walker.key('ArrowDown')
  await walker.arrives('radio', '商城分类')
  await walker.to('确定', 'button')
  await walker.key('Enter')
  await walker.arrives('button', '链接: /pages/goods_cate/goods_cate')
  await walker.key('Control+s')
  await seeText(page, '已保存')
  await walker.key('Control+k')
  await walker.arrives('combobox')
  await walker.type('发布')
  await walker.hears('发布', 'option')
  await walker.key('Enter')
  await walker.arrives('radio')
  await walker.to('立即发布', 'button')
  await walker.key('Enter')
  // the blocks are as they come, with pictures and links still missing
  await walker.hears('仍然发布', 'button')
  await walker.to('仍然发布', 'button')
  await walker.key('Enter')
  await seeText(page, '已发布，访客现在能看到')

  const made = await stored(new URL(page.url()).searchParams.get('id')!)
  expect(made.name).toBe('键盘首页')
  const blocks = Object.values(made.value)
  expect(blocks.map(({ name }) => name)).toEqual(home)
  const [slide] = blocks[1]!.swiperConfig!.list
  expect(slide!.info.map(({ value }) => value)).toEqual(['新品上市', '/pages/goods_cate/goods_cate'])
  expect(slide!.img).toMatch(/^http.+\.\w+$/)
  expect(errors).toEqual([])
})
