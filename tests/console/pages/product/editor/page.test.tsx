// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductBody, ProductSku } from '#src/api/store-products.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import cascader from '../../../../fixtures/recorded/adminapi_product_category_cascader_1.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_product.json' with { type: 'json' }
import refused from '../../../../fixtures/recorded/ERR_adminapi_product_product_0_POST_empty.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_product_product_0_POST_spec0.json' with { type: 'json' }
import rules from '../../../../fixtures/recorded/adminapi_product_product_get_rule.json' with { type: 'json' }
import templates from '../../../../fixtures/recorded/adminapi_product_product_get_template.json' with { type: 'json' }
import several from '../../../../fixtures/recorded/adminapi_product_product_id_multi.json' with { type: 'json' }

const patient = { timeout: 15_000 }
let show: ReturnType<typeof stage>
let backend: ReturnType<typeof fakeBackend>
let sent: ProductBody[]
const info = several.responseBody.data.productInfo

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.kind = 'shop'
  const unique = ['admin-store-storeProuduct-index', 'product-add', 'product-edit']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/product/product', () => list.responseBody)
  backend.answers.set('GET /adminapi/product/product/28', () => several.responseBody)
  backend.answers.set('GET /adminapi/product/category/cascader/1', () => cascader.responseBody)
  backend.answers.set('GET /adminapi/product/product/get_rule', () => rules.responseBody)
  backend.answers.set('GET /adminapi/product/product/get_template', () => templates.responseBody)
  for (const id of [0, 28])
    backend.answers.set(`POST /adminapi/product/product/${id}`, (body) => (sent.push(body as ProductBody), saved.responseBody))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

function open(path: string) {
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
}
const field = (label: string) =>
  vi.waitFor(() => {
    const found = [...show.root.querySelectorAll('.ui-field')].find((one) => one.querySelector('label')?.textContent?.startsWith(label))
    if (!found) throw new Error(`no ${label} in ${show.root.textContent}`)
    return found
  }, patient)
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const fill = async (label: string, text: string) => write((await field(label)).querySelector('input')!, text)
const named = (name: string) =>
  vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLInputElement>('input')].find((one) => one.value === name)
    if (!found) throw new Error(`no field with ${name}`)
    return found
  }, patient)
const press = (name: string) =>
  vi.waitFor(() => [...show.root.querySelectorAll('button')].find((button) => button.textContent === name)!.click(), patient)
const section = () => show.root.querySelector('[role=tab][aria-selected=true]')?.textContent

it('changes a product, keeps the price of every specification that is called otherwise, and sends the rest as it came', async () => {
  open('/product/add_product/28')
  await show.reads('商品编辑 ID:28')
  await vi.waitFor(async () => expect((await field('商品名称')).querySelector('input')!.value).toBe('纯棉T恤'), patient)
  await fill('商品名称', '纯棉短袖')
  write(await named('黑'), '深黑')
  await show.reads('深黑 / M')
  await press('保存')
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/product/product_list'), patient)
  const [body] = sent
  expect(body).toMatchObject({
    store_name: '纯棉短袖',
    cate_id: [38],
    spu: info.spu,
    slider_image: info.slider_image,
    activity: info.activity,
  })
  expect(body!.items[0]).toEqual({ value: '颜色', detail: ['深黑', '白'] })
  const [first] = body!.attrs as (ProductSku & Record<string, unknown>)[]
  expect(first).toMatchObject({ price: '3115.9', stock: 523, detail: { 颜色: '深黑', 尺码: 'M' } })
})

it('says what is missing, opens the section of the first mistake, and sends nothing', async () => {
  open('/product/add_product')
  await show.reads('商品添加')
  await field('商品名称')
  await press('规格库存')
  expect(section()).toContain('规格库存')
  await press('保存')
  await show.reads('请输入商品名称')
  await show.reads('请上传商品轮播图')
  expect(section()).toContain('基础信息')
  expect(sent).toEqual([])
})

it("puts a shop's refusal, which names no field, at the field that it is about", async () => {
  backend.answers.set('POST /adminapi/product/product/28', () => refused.responseBody)
  open('/product/add_product/28')
  await vi.waitFor(async () => expect((await field('商品名称')).querySelector('input')!.value).toBe('纯棉T恤'), patient)
  await press('营销设置')
  await press('保存')
  await vi.waitFor(async () => expect((await field('商品分类')).textContent).toContain('请选择商品分类'), patient)
  expect(section()).toContain('基础信息')
})

it('copies a product: a new one that begins with what the other one has', async () => {
  open('/product/add_product?copy=28')
  await vi.waitFor(async () => expect((await field('商品名称')).querySelector('input')!.value).toBe('纯棉T恤'), patient)
  await press('保存')
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  expect(sent[0]).toMatchObject({ is_copy: 1, store_name: '纯棉T恤' })
  expect(sent[0]).not.toHaveProperty('id')
})

it('says what it could not read, reads it again, and has a way back', async () => {
  backend.answers.set('GET /adminapi/product/product/28', () => ({ status: 400, msg: '商品不存在' }))
  open('/product/add_product/28')
  await show.reads('商品不存在')
  backend.answers.set('GET /adminapi/product/product/28', () => several.responseBody)
  await press('重试')
  await named(info.store_name)
  backend.answers.set('GET /adminapi/product/product/29', () => ({ status: 400, msg: '商品不存在' }))
  show.call('navigate', '/product/add_product/29')
  await show.reads('商品不存在')
  await vi.waitFor(() => {
    const back = [...show.root.querySelectorAll<HTMLElement>('button')].find((one) => one.getAttribute('aria-label')?.startsWith('返回'))
    back!.click()
  }, patient)
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/product/product_list'), patient)
})

it('has no delivery for what is not shipped', async () => {
  open('/product/add_product/28')
  await show.reads('物流设置')
  backend.answers.set('GET /adminapi/product/product/29', () => {
    const productInfo = { ...info, id: 29, virtual_type: 3 }
    return { ...several.responseBody, data: { ...several.responseBody.data, productInfo } }
  })
  show.call('navigate', '/product/add_product/29')
  await show.reads('ID:29')
  await vi.waitFor(
    () => expect([...show.root.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).not.toContain('物流设置'),
    patient,
  )
})
