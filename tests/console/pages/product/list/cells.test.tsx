// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  const unique = ['admin-store-storeProuduct-index', 'product-edit']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/product/product/type_header', () => tabs.responseBody)
  backend.answers.set('GET /adminapi/product/category/cascader/1', () => cascader.responseBody)
  backend.answers.set('GET /adminapi/product/product/get_template', () => templates.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open() {
  history.replaceState(null, '', '/admin/product/product_list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  // the page is compiled first
  await vi.waitFor(() => expect(show.root.textContent).toContain('纯棉T恤'), { timeout: 45_000 })
}
const press = (name: string) =>
  vi.waitFor(() => [...show.root.querySelectorAll('button')].find((button) => button.textContent === name)!.click(), patient)

describe('a cell', () => {
  const row = { ...list.responseBody.data.list[0]!, spec_type: 0, version: 4 }
  let stock = 2092
  beforeEach(() => {
    backend.kind = 'own'
    stock = 2092
    const rows = () => [{ ...row, stock: String(stock) }]
    backend.answers.set('GET /adminapi/product/product', () => ({ ...list.responseBody, data: { list: rows(), count: 1 } }))
  })
  const cell = (word: string) => show.root.querySelector<HTMLElement>(`tbody button[aria-label^="修改${word}"]`)
  const input = () => show.root.querySelector<HTMLInputElement>('.console-cell-field input')
  const begin = async (word: string) => {
    await vi.waitFor(() => cell(word)!.click(), patient)
    await vi.waitFor(() => expect(input()).not.toBeNull(), patient)
  }
  const type = async (value: string) => {
    const field = input()!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(input()!.value).toBe(value), patient)
  }
  const key = (name: string) => input()!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

  it('is saved by Enter from what was read, and taken back once', async () => {
    const bodies: unknown[] = []
    backend.answers.set('PUT /adminapi/product/product/quick/28', (body) => {
      bodies.push(body)
      stock = (body as { stock: number }).stock
      const data = { id: 28, price: '1', stock: String(stock), sort: 1, version: 5 }
      return { status: 200, msg: '修改成功', code: '100001', data }
    })
    await open()
    await begin('库存')
    await type('3000')
    key('Enter')
    await vi.waitFor(() => expect(bodies).toEqual([{ stock: 3000, stock_read: 2092, version: 4 }]), patient)
    await vi.waitFor(() => expect(cell('库存')?.textContent).toBe('3000'), patient)
    await press('撤销')
    await vi.waitFor(() => expect(bodies[1]).toEqual({ stock: 2092, stock_read: 3000, version: 5 }), patient)
  })

  it.each([
    ['商品售价', '99.5', { price: '99.5' }, { price: '3115.90' }],
    ['排序', '7', { sort: 7 }, { sort: 23 }],
  ] as const)('%s goes back to what it was by one press, over the version that was stored', async (word, typed, stored, before) => {
    const bodies: unknown[] = []
    let version = 4
    let held = { price: '3115.90', sort: 23 }
    backend.answers.set('GET /adminapi/product/product', () => ({
      ...list.responseBody,
      data: { list: [{ ...row, ...held, version }], count: 1 },
    }))
    backend.answers.set('PUT /adminapi/product/product/quick/28', (body) => {
      bodies.push(body)
      const { version: read, ...change } = body as typeof held & { version: number }
      expect(read).toBe(version)
      held = { ...held, ...change }
      return { status: 200, msg: `修改成功 ${bodies.length}`, code: '100001', data: { id: 28, stock: '2092', ...held, version: ++version } }
    })
    await open()
    const shown = () => cell(word)?.textContent
    await vi.waitFor(() => expect(cell(word)).not.toBeNull(), patient)
    const first = shown()
    await begin(word)
    await type(typed)
    key('Enter')
    await vi.waitFor(() => expect(bodies).toEqual([{ ...stored, version: 4 }]), patient)
    await vi.waitFor(() => expect(shown()).not.toBe(first), patient)
    await press('撤销')
    await show.reads('修改成功 2')
    expect(bodies[1]).toEqual({ ...before, version: 5 })
    await vi.waitFor(() => expect(shown()).toBe(first), patient)
    // once: nothing is left to be taken back
    expect([...show.root.querySelectorAll('button')].some((button) => button.textContent === '撤销')).toBe(false)
  })

  it('is left as it was by Escape, and says what is wrong where it stands', async () => {
    await open()
    await begin('商品售价')
    await type('12.345')
    key('Enter')
    await vi.waitFor(() => expect(show.root.querySelector('.console-cell-field [role=alert]')?.textContent).toContain('2 位小数'), patient)
    key('Escape')
    await vi.waitFor(() => expect(cell('商品售价')?.textContent).toBe('3,115.90'), patient)
    expect(backend.calls.some((call) => call.startsWith('PUT'))).toBe(false)
  })

  it('shows what somebody else has made of it, and goes on from there', async () => {
    let version = 4
    backend.answers.set('GET /adminapi/product/product', () => ({
      ...list.responseBody,
      data: { list: [{ ...row, sort: version === 4 ? 23 : 9, version }], count: 1 },
    }))
    const seen: unknown[] = []
    backend.answers.set('PUT /adminapi/product/product/quick/28', (body) => {
      seen.push((body as { version: number }).version)
      if (version === 6) return { status: 200, msg: '修改成功', data: { id: 28, price: '1', stock: '1', sort: 5, version: 7 } }
      version = 6
      return { status: 409, msg: '小王刚刚改过', code: 'CHANGED', data: { row: {} } }
    })
    await open()
    await begin('排序')
    await type('5')
    key('Enter')
    await show.reads('小王刚刚改过 现在是 9')
    expect(input()!.value).toBe('5')
    key('Enter')
    await vi.waitFor(() => expect(seen).toEqual([4, 6]), patient)
  })

  it('is only shown at a plain shop, which has no call for it', async () => {
    backend.kind = 'shop'
    await open()
    expect(cell('库存')).toBeNull()
  })
})
