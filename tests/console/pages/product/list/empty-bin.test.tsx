// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import cascader from '../../../../fixtures/recorded/adminapi_product_category_cascader_1.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_product.json' with { type: 'json' }
import templates from '../../../../fixtures/recorded/adminapi_product_product_get_template.json' with { type: 'json' }
import tabs from '../../../../fixtures/recorded/adminapi_product_product_type_header.json' with { type: 'json' }

const patient = { timeout: 15_000 }
let show: ReturnType<typeof stage>
let backend: ReturnType<typeof fakeBackend>

const keys = ['product-add', 'product-edit', 'product-recycle', 'product-batch-status', 'product-batch-edit', 'product-export']
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  const unique = ['admin-store-storeProuduct-index', ...keys]
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/product/product', () => list.responseBody)
  backend.answers.set('GET /adminapi/product/product/type_header', () => tabs.responseBody)
  backend.answers.set('GET /adminapi/product/category/cascader/1', () => cascader.responseBody)
  backend.answers.set('GET /adminapi/product/product/get_template', () => templates.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open(query = '') {
  history.replaceState(null, '', `/admin/product/product_list${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('纯棉T恤')
}
const press = (name: string) =>
  vi.waitFor(() => [...show.root.querySelectorAll('button')].find((button) => button.textContent === name)!.click(), patient)

it('empties the recycle bin at our own server, with its number, and says what stays', async () => {
  await open('?type=6')
  const offered = () => [...show.root.querySelectorAll('button')].some(({ textContent }) => textContent === '清空回收站')
  expect(offered()).toBe(false)
  show.end()
  backend.kind = 'own'
  let sent: unknown
  backend.answers.set('POST /adminapi/product/recycle_bin/empty', (body) => {
    sent = body
    return { status: 200, data: { removed: 1, kept_count: 1, kept: [{ id: 3, store_name: '旧手套', why: '订单 cp801' }] } }
  })
  await open('?type=1')
  expect(offered()).toBe(false)
  await press(`回收站的商品${tabs.responseBody.data.list[4]!.count}`)
  await press('清空回收站')
  const { count } = list.responseBody.data
  await show.reads(`将彻底删除回收站里的 ${count} 件商品`)
  await press(`彻底删除 ${count} 件`)
  await show.reads('已彻底删除 1 件商品')
  await show.reads('旧手套 订单 cp801')
  expect(sent).toEqual({ count })
})
