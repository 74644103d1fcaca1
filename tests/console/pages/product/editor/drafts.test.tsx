// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductBody } from '#src/api/store-products.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import none from '../../../../fixtures/recorded/adminapi_product_cache.json' with { type: 'json' }
import cascader from '../../../../fixtures/recorded/adminapi_product_category_cascader_1.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_product.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_product_product_0_POST_spec0.json' with { type: 'json' }
import rules from '../../../../fixtures/recorded/adminapi_product_product_get_rule.json' with { type: 'json' }
import templates from '../../../../fixtures/recorded/adminapi_product_product_get_template.json' with { type: 'json' }
import several from '../../../../fixtures/recorded/adminapi_product_product_id_multi.json' with { type: 'json' }

const patient = { timeout: 15_000 }
let show: ReturnType<typeof stage>
let backend: ReturnType<typeof fakeBackend>
let kept: ProductBody[]
let sent: ProductBody[]

/** What the shop's own back office would have sent of the product with attributes. */
const { coupons: _c, label_id: _l, attr: _a, id: _id, ...info } = several.responseBody.data.productInfo
const begun = { ...info, coupon_ids: [], label_id: [], recommend_list: [] }

beforeEach(() => {
  setLocale('zh-cn')
  kept = []
  sent = []
  backend = fakeBackend()
  backend.kind = 'shop'
  const unique = ['admin-store-storeProuduct-index', 'product-add', 'product-edit']
  const replies = {
    menus: { status: 200, msg: 'success', data: { menus: [], unique } },
    'product/product': list.responseBody,
    'product/product/28': several.responseBody,
    'product/category/cascader/1': cascader.responseBody,
    'product/product/get_rule': rules.responseBody,
    'product/product/get_template': templates.responseBody,
    'product/cache': none.responseBody,
  }
  for (const [path, reply] of Object.entries(replies)) backend.answers.set(`GET /adminapi/${path}`, () => reply)
  backend.answers.set(
    'POST /adminapi/product/cache',
    (body) => (kept.push(body as ProductBody), { status: 200, msg: '保存成功', data: [] }),
  )
  for (const id of [0, 28])
    backend.answers.set(`POST /adminapi/product/product/${id}`, (body) => (sent.push(body as ProductBody), saved.responseBody))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open(path: string) {
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await vi.waitFor(() => expect(name()).toBeDefined(), { timeout: 45_000 })
}
const name = () =>
  [...show.root.querySelectorAll('.ui-field')]
    .find((one) => one.querySelector('label')?.textContent?.startsWith('商品名称'))
    ?.querySelector('input')
function write(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name(), text)
  name()!.dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (word: string) =>
  vi.waitFor(() => [...show.root.querySelectorAll('button')].find((button) => button.textContent === word)!.click(), patient)

it('of a new product lie at the shop while somebody types, as it is sent', async () => {
  await open('/product/add_product')
  write('丁腈胶板')
  await vi.waitFor(() => expect(kept.at(-1)).toMatchObject({ store_name: '丁腈胶板', spec_type: 0, type: 0, is_copy: 0 }), patient)
  expect(kept.at(-1)!.attrs).toHaveLength(1)
  // back as it was there is none
  write('')
  await vi.waitFor(() => expect(kept.at(-1)).toMatchObject({ store_name: '' }), patient)
})

it('of another machine, or of the shop’s own back office, are offered, taken up whole, and gone once the product is stored', async () => {
  backend.answers.set('GET /adminapi/product/cache', () => ({ ...none.responseBody, data: { info: begun } }))
  await open('/product/add_product')
  await show.reads('有填写后没有提交的内容')
  expect(name()!.value).toBe('')
  await press('恢复草稿')
  await vi.waitFor(() => expect(name()!.value).toBe('纯棉T恤'), patient)
  await press('保存')
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  expect(sent[0]).toMatchObject({ store_name: '纯棉T恤', spec_type: 1, items: begun.items.map(({ value }) => ({ value })) })
  expect(sent[0]!.attrs.map(({ price, stock }) => [price, stock])).toEqual(begun.attrs.map(({ price, stock }) => [price, stock]))
  await vi.waitFor(() => expect(kept.at(-1)).toMatchObject({ store_name: '', slider_image: [] }), patient)
})

it('are none of a product that is there, of a copy, or where nothing was begun', async () => {
  await open('/product/add_product')
  expect(show.root.textContent).not.toContain('恢复草稿')
  show.end()
  backend.answers.set('GET /adminapi/product/cache', () => ({ ...none.responseBody, data: { info: begun } }))
  backend.calls.length = 0
  await open('/product/add_product/28')
  await vi.waitFor(() => expect(name()!.value).toBe('纯棉T恤'), patient)
  expect(backend.calls.filter((call) => call.includes('product/cache'))).toEqual([])
})
