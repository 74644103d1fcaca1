// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import setting from '../../../../fixtures/recorded/adminapi_product_batch_setting_POST.json' with { type: 'json' }
import cascader from '../../../../fixtures/recorded/adminapi_product_category_cascader_1.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_product.json' with { type: 'json' }
import templates from '../../../../fixtures/recorded/adminapi_product_product_get_template.json' with { type: 'json' }
import rules from '../../../../fixtures/recorded/adminapi_product_product_get_rule.json' with { type: 'json' }
import several from '../../../../fixtures/recorded/adminapi_product_product_id_multi.json' with { type: 'json' }
import recycled from '../../../../fixtures/recorded/adminapi_product_product_id_DELETE_recycle.json' with { type: 'json' }
import switched from '../../../../fixtures/recorded/adminapi_product_product_set_show.json' with { type: 'json' }
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
const called = (start: string) => vi.waitFor(() => expect(backend.calls.join('\n')).toContain(start), patient)
const press = (name: string) =>
  vi.waitFor(() => [...show.root.querySelectorAll('button')].find((button) => button.textContent === name)!.click(), patient)

it('begins with what is on sale, counts its tabs by what narrows the list, and asks for another one', async () => {
  await open()
  await called('GET /adminapi/product/product?page=1&limit=15&type=1')
  await show.reads(`出售中的商品${tabs.responseBody.data.list[0]!.count}`)
  await press(`仓库中的商品${tabs.responseBody.data.list[1]!.count}`)
  await vi.waitFor(() => expect(backend.calls.some((call) => /product\/product\?.*type=2/.test(call))).toBe(true), patient)
})

it('takes a product off sale by its switch, and puts one into the recycle bin', async () => {
  backend.answers.set('PUT /adminapi/product/product/set_show/28/0', () => switched.responseBody)
  backend.answers.set('DELETE /adminapi/product/product/28', () => recycled.responseBody)
  await open()
  show.root.querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await called('PUT /adminapi/product/product/set_show/28/0')
  show.root.querySelector<HTMLElement>('tbody [aria-label="更多"]')!.click()
  await vi.waitFor(() => {
    const entry = [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === '移到回收站')
    entry!.click()
  }, patient)
  await called('DELETE /adminapi/product/product/28')
  await show.reads('已移到回收站')
})

it('copies a product into a form of a new one, which is stored beside it', async () => {
  backend.answers.set('GET /adminapi/product/product/28', () => several.responseBody)
  backend.answers.set('GET /adminapi/product/product/get_rule', () => rules.responseBody)
  const bodies: { call: string; body: unknown }[] = []
  for (const id of [0, 28])
    backend.answers.set(`POST /adminapi/product/product/${id}`, (body) => {
      bodies.push({ call: String(id), body })
      return { status: 200, msg: '保存成功', code: '100000' }
    })
  await open()
  show.root.querySelector<HTMLElement>('tbody [aria-label="更多"]')!.click()
  const entry = () => [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === '复制')
  await vi.waitFor(() => entry()!.click(), patient)
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/admin/product/add_product?copy=28'), patient)
  const named = () => [...show.root.querySelectorAll('input')].find(({ value }) => value === '纯棉T恤')
  await vi.waitFor(() => expect(named()).toBeDefined(), { timeout: 45_000 })
  await press('保存')
  await vi.waitFor(() => expect(bodies).toHaveLength(1), patient)
  expect(bodies[0]).toMatchObject({ call: '0', body: { store_name: '纯棉T恤', is_copy: 1 } })
  expect(bodies[0]!.body).not.toHaveProperty('id')
})

it('offers what is in the recycle bin to be taken out alone', async () => {
  const rows = list.responseBody.data.list.map((row) => ({ ...row, is_del: 1 }))
  backend.answers.set('GET /adminapi/product/product', () => ({ ...list.responseBody, data: { list: rows, count: rows.length } }))
  await open('?type=6')
  const buttons = [...show.root.querySelectorAll('tbody button')].map((button) => button.textContent)
  expect(buttons).toContain('恢复商品')
  expect(buttons).not.toContain('编辑')
})

it('tells below a product which of its specifications run low', async () => {
  const row = { ...list.responseBody.data.list[0]!, least_stock: 10, short_skus: [{ suk: '黑,M', stock: 3 }] }
  backend.answers.set('GET /adminapi/product/product', () => ({ ...list.responseBody, data: { list: [row], count: 1 } }))
  await open('?type=5')
  await vi.waitFor(() => show.root.querySelector<HTMLElement>('tbody .ui-table-turn')!.click(), patient)
  await show.reads('警戒库存低于 10 件库存不足：黑,M剩 3 件')
})

it('sets one thing for all chosen products and sends nothing beside it', async () => {
  let body: unknown
  backend.answers.set('POST /adminapi/product/batch/setting', (sent) => {
    body = sent
    return setting.responseBody
  })
  await open()
  for (const box of show.root.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await press('批量修改')
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('智能手机'), patient)
  const box = [...show.root.querySelectorAll('dialog label')].find((label) => label.textContent === '智能手机')!
  box.querySelector('input')!.click()
  await press('确定')
  await called('POST /adminapi/product/batch/setting')
  expect(body).toEqual({ type: 1, ids: list.responseBody.data.list.map(({ id }) => id), cate_id: [10] })
})

describe('everything that the filter finds', () => {
  const count = 40
  let sent: unknown
  beforeEach(() => {
    backend.kind = 'own'
    backend.features['listBatches'] = true
    sent = undefined
    backend.answers.set('POST /adminapi/setting/batches', (body) => {
      sent = body
      return { status: 200, data: { id: 7, count } }
    })
    const job = {
      id: 7,
      name: 'list-batch',
      title: '批量操作',
      state: 'running',
      progress: 0.2,
      step: '8 / 40',
      created_at: '',
      finished_at: '',
      file: null,
    }
    backend.answers.set('GET /adminapi/setting/jobs/7', () => ({ status: 200, data: job }))
  })
  const offered = () => [...show.root.querySelectorAll('.console-selection button')].map((button) => button.textContent)
  async function chooseAll(rows: readonly object[], query: string) {
    backend.answers.set('GET /adminapi/product/product', () => ({ ...list.responseBody, data: { list: rows, count } }))
    await open(query)
    show.root.querySelector<HTMLInputElement>('tbody input[type=checkbox]')!.click()
    await press(`选择全部 ${count} 条`)
  }

  it('gets one thing set, which is asked for first', async () => {
    await chooseAll(list.responseBody.data.list, '?cate_id=10')
    await vi.waitFor(() => expect(offered()).toEqual(['批量上架', '批量下架', '批量修改', '批量移到回收站', '只选当前勾选的']), patient)
    await press('批量修改')
    await show.reads('批量修改')
    await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('智能手机'), patient)
    const box = [...show.root.querySelectorAll('dialog label')].find((label) => label.textContent === '智能手机')!
    box.querySelector('input')!.click()
    await press('确定')
    await show.reads('8 / 40')
    expect(sent).toEqual({ batch: 'products.set', query: { type: 1, cate_id: '10' }, values: { type: 1, cate_id: [10] } })
  })

  it('gets other prices by percent, which a plain shop has no call for', async () => {
    await chooseAll(list.responseBody.data.list, '?cate_id=10')
    await vi.waitFor(() => expect(offered()).toContain('批量修改'), patient)
    await press('批量修改')
    const found = (of: string, name: string) =>
      vi.waitFor(() => {
        const one = [...show.root.querySelectorAll<HTMLElement>(of)].find(({ textContent }) => textContent === name)
        expect(one, name).toBeDefined()
        return one!
      }, patient)
    ;(
      await vi.waitFor(() => show.root.querySelector<HTMLElement>('dialog [role=combobox]') ?? Promise.reject(new Error('none')), patient)
    ).click()
    ;(await found('[role=option]', '售价')).click()
    ;(await found('dialog label', '按百分比')).querySelector('input')!.click()
    const input = [...show.root.querySelectorAll<HTMLInputElement>('dialog input')].findLast(({ type }) => type === 'text')!
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '10')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await press('确定')
    await show.reads('8 / 40')
    expect(sent).toMatchObject({ batch: 'products.set', values: { type: 7, way: 'percent', figure: '10' } })
  })

  it('is taken out of the recycle bin, and nothing else is offered there', async () => {
    await chooseAll(
      list.responseBody.data.list.map((row) => ({ ...row, is_del: 1 })),
      '?type=6',
    )
    await vi.waitFor(() => expect(offered()).toEqual(['批量恢复', '只选当前勾选的']), patient)
  })
})

it('puts chosen products into the recycle bin one by one, where the contract has no call for several', async () => {
  const ids = list.responseBody.data.list.map(({ id }) => id)
  for (const id of ids) backend.answers.set(`DELETE /adminapi/product/product/${id}`, () => recycled.responseBody)
  await open()
  for (const box of show.root.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await press('批量移到回收站')
  await vi.waitFor(() => {
    const sure = [...show.root.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
      (one) => one.textContent === '批量移到回收站',
    )
    sure!.click()
  }, patient)
  await called(`DELETE /adminapi/product/product/${ids.at(-1)}`)
  expect(backend.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(ids.length)
})
