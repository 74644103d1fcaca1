// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: { name: string; body: unknown }[]

const sku = {
  id: '31',
  sn: 'NBR-01-01',
  thickness: '3',
  width: 1000,
  length: 10_000,
  list_price: '860',
  floor_price: '790',
  barcode: '690',
  status: 1,
}
const product = {
  ...{
    id: '5',
    version: 2,
    updated_by: '',
    updated_at: '',
    allow: ['edit'],
    sn: 'NBR-01',
    name: '丁腈橡胶板',
    kind: 'finished',
    status: 1,
  },
  ...{ type_id: '3', type_name: '丁腈板', unit_id: '1', unit_name: '卷', price_unit: '卷', units: [], skus: [sku] },
}

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  const ok = (data: object) => ({ status: 200, msg: '保存成功', data })
  backend.answers.set('POST /api/product/record/list', () => ok({ list: [product], count: 1 }))
  backend.answers.set('POST /api/product/record/read', () => ok(product))
  backend.answers.set('POST /api/product/record/history', () => ok({ list: [] }))
  backend.answers.set('POST /api/product/priceMatrix', () =>
    ok({
      price_unit: '卷',
      bands: [
        { id: '12', name: '44-46kg' },
        { id: '13', name: '≥46kg' },
      ],
      rows: [{ sku_id: 31, sn: sku.sn, spec_text: '3*1000*10000', list_price: '860', floor_price: '790', prices: { 12: '820', 13: '' } }],
    }),
  )
  backend.answers.set('POST /api/product/whereUsed', () =>
    ok({
      papers: [{ type: 'PO', count: 3, sn: 'CG20261101-0001', biz_date: '2026-11-01' }],
      lots: 2,
      prices: 0,
      pieces: '8',
      weight: '360',
    }),
  )
  for (const [name, data] of [
    ['savePriceMatrix', { changed: 1 }],
    ['generateSkus', { added: 3, existed: 1 }],
    ['record/add', { id: '6', version: 1, name: '' }],
  ] as const)
    backend.answers.set(`POST /api/product/${name}`, (body) => {
      sent.push({ name, body })
      return ok(data)
    })
  open('/product/products/5')
})
afterEach(() => show.end())

function open(path: string) {
  show?.end()
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
const seen = (text: string) => vi.waitFor(() => expect(show.root.textContent).toContain(text), patient)
const buttons = () => [...show.root.querySelectorAll<HTMLElement>('button, [role=menuitem]')]
const press = (name: string) =>
  vi.waitFor(
    () =>
      buttons()
        .findLast((one) => one.textContent === name && !(one as HTMLButtonElement).disabled)!
        .click(),
    patient,
  )
/** Actions that have no room in the head stand in its menu. */
async function choose(name: string) {
  await seen('NBR-01')
  const found = buttons().find((one) => one.textContent === name)
  if (!found)
    buttons()
      .findLast((one) => one.textContent === '更多' || one.getAttribute('aria-label')?.startsWith('更多'))!
      .click()
  await press(name)
}
function fill(label: string, text: string) {
  const field = [...show.root.querySelectorAll('dialog .ui-field')].find((one) => one.textContent!.startsWith(label))!
  const input = field.querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

it('makes specifications of lists of measures, and says what is no measure', async () => {
  await choose('批量生成规格')
  await vi.waitFor(() => expect(show.root.querySelector('dialog .ui-field')).not.toBeNull(), patient)
  fill('厚', '3，5 8')
  fill('宽', '1000.5')
  fill('长', '10000')
  await press('确定')
  await seen('请填数字，用逗号分开')
  fill('宽', '1000,1200')
  await press('确定')
  await seen('已添加 3 个规格，1 个已有')
  expect(sent).toEqual([{ name: 'generateSkus', body: { product_id: 5, t: ['3', '5', '8'], w: [1000, 1200], l: [10_000] } }])
})

it('shows prices by specification and weight range, and sends them all', async () => {
  await choose('价格矩阵')
  await seen('44-46kg')
  await seen('≥46kg')
  await seen('3*1000*10000')
  await press('确定')
  await seen('已修改 1 个价格')
  expect(sent).toEqual([{ name: 'savePriceMatrix', body: { product_id: 5, rows: [{ sku_id: 31, prices: { 12: '820', 13: '' } }] } }])
})

it('says where a product is used', async () => {
  await choose('使用情况')
  await seen('采购订单 3 张，最近 CG20261101-0001（2026-11-01）')
  await seen('批号 2 个')
  await seen('现有库存 8 件，360 kg')
})

it('begins a copy with everything but numbers and barcodes', async () => {
  open('/product/products/new?from=5')
  await vi.waitFor(() => expect(show.root.querySelector<HTMLInputElement>('input[value="丁腈橡胶板 副本"]')).not.toBeNull(), patient)
  await press('保存')
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  const { body } = sent[0] as { body: { sn: string; name: string; skus: Record<string, unknown>[] } }
  expect(body).toMatchObject({ sn: '', name: '丁腈橡胶板 副本', skus: [{ thickness: '3', width: 1000, barcode: '' }] })
  expect(body.skus[0]!['id']).not.toBe('31')
})

it('offers words of basic data where they are typed, each field its own', async () => {
  const asked: unknown[] = []
  backend.answers.set('POST /api/basic/dictionary/options', (body) => {
    asked.push(body)
    const { kind } = body as { kind: string }
    return { status: 200, msg: 'success', data: { list: [{ id: '1', name: `词 ${kind}` }], count: 1 } }
  })
  await choose('编辑')
  const offeredAt = (label: string) => {
    const field = [...show.root.querySelectorAll('.ui-field')].find((one) => one.textContent!.startsWith(label))
    const list = field?.querySelector('input')?.getAttribute('list')
    return [...(list ? show.root.querySelectorAll(`datalist[id="${list}"] option`) : [])].map((one) => one.getAttribute('value'))
  }
  await vi.waitFor(() => {
    expect(offeredAt('颜色')).toEqual(['词 colour'])
    expect(offeredAt('表面')).toEqual(['词 surface'])
  }, patient)
  expect(asked).toContainEqual(expect.objectContaining({ kind: 'rubber' }))
})
