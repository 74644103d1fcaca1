// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { pageTitle, withId } from '#src/console/page-title.ts'
import { namePath, declaredPage } from '#src/console/page-files.ts'
import { matchRoute } from '#src/console/routes.ts'
import { setLocale } from '#src/text/locale.ts'

const entry = (path: string, title: string) => ({ id: path, path, title, icon: '', auth: [], children: [] })

describe('what a tab is called', () => {
  it('tells the row that the page of a generated table shows', async () => {
    setLocale('zh-cn')
    const menu = [entry('/crud/equipment', '设备台账')]
    await declaredPage('system/crud')
    namePath('/crud/equipment/7', '设备台账')
    expect(pageTitle('/crud/equipment', menu)).toBe('设备台账')
    expect(pageTitle('/crud/equipment/7', menu)).toBe('设备台账 ID:7')
  })

  // their pages come one after another; the addresses are the shop's
  it.each([
    ['product_productAdd', '/product/add_product/:id?', '/product/add_product/12', '12'],
    ['marketing_bargainCreate', '/marketing/store_bargain/create/:id?', '/marketing/store_bargain/create/3', '3'],
    ['marketing_storeSeckillCreate', '/marketing/store_seckill/create/:id?', '/marketing/store_seckill/create/4', '4'],
    ['marketing_storeIntegralCreate', '/marketing/store_integral/create/:id?', '/marketing/store_integral/create/5', '5'],
  ])('%s tells its id, when it has one', (name, path, address, id) => {
    const table = [{ path, page: 'x', auth: true as const, name }]
    expect(withId('商品', matchRoute(address, table)!)).toBe(`商品 ID:${id}`)
    expect(withId('商品', matchRoute(path.replace('/:id?', ''), table)!)).toBe('商品')
  })

  it('is told by no other route', () => {
    const table = [{ path: '/x/:id', page: 'x', auth: true as const, name: 'order_detail' }]
    expect(withId('订单', matchRoute('/x/5', table)!)).toBe('订单')
  })

  it('says whether something is added or changed', async () => {
    setLocale('zh-cn')
    await declaredPage('cms/article-form')
    const menu = [entry('/cms/article/index', '文章管理')]
    expect(pageTitle('/cms/article/add_article', menu)).toBe('文章添加')
    expect(pageTitle('/cms/article/add_article/5', menu)).toBe('文章编辑 ID:5')
  })

  it('is what a page has learned that it shows, unless the menu has a word for it', async () => {
    await declaredPage('system/crud')
    expect(pageTitle('/crud/lesson', [])).toBe('数据')
    namePath('/crud/lesson', '课程表')
    expect(pageTitle('/crud/lesson', [])).toBe('课程表')
    expect(pageTitle('/crud/other', [])).toBe('数据')
    expect(pageTitle('/crud/lesson', [entry('/crud/lesson', '课程')])).toBe('课程')
  })

  it('is the menu’s word for it', () => {
    expect(pageTitle('/system/file', [entry('/system/file', '素材管理')])).toBe('素材管理')
    expect(pageTitle('/nowhere', [entry('/system/file', '素材管理')])).toBe('')
  })
})
