// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'
import cascader from '../../../fixtures/recorded/adminapi_product_category_cascader_1.json' with { type: 'json' }
import list from '../../../fixtures/recorded/adminapi_product_product.json' with { type: 'json' }
import templates from '../../../fixtures/recorded/adminapi_product_product_get_template.json' with { type: 'json' }
import tabs from '../../../fixtures/recorded/adminapi_product_product_type_header.json' with { type: 'json' }

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
const called = (start: string) => vi.waitFor(() => expect(backend.calls.join('\n')).toContain(start), patient)

it('is narrowed by more at our own server, and says what words are looked for in', async () => {
  await open('?store_name=衣')
  await show.reads('在商品名称、关键字和ID中查找')
  const filters = () => show.root.querySelector('search')!.textContent
  expect(filters()).not.toContain('供应商')
  expect(filters()).not.toContain('库存')
  show.end()
  backend.kind = 'own'
  await open('?store_name=衣&price=10~20.5&stock=~5&cate_id=10,3&supplier_id=7')
  await show.reads('在商品名称、关键字、拼音和ID中查找')
  const asked = backend.calls.findLast((call) => call.startsWith('GET /adminapi/product/product?'))!
  const sent = Object.fromEntries(new URLSearchParams(asked.split('?')[1]))
  expect(sent).toMatchObject({ price_from: '10', price_to: '20.5', stock_to: '5', cate_id: '10,3', supplier_id: '7', store_name: '衣' })
  expect(sent).not.toHaveProperty('stock_from')
  expect(filters()).toContain('商品售价: 10 – 20.5')
  await called('GET /adminapi/product/product/type_header?')
  expect(backend.calls.some((call) => /type_header\?.*price_from=10&price_to=20.5&stock_to=5/.test(call))).toBe(true)
})
