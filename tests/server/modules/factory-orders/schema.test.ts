import { beforeAll, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { day, setStage, type Stage } from '../../factory/stage.ts'
import { unitsOf } from '../factory-products/stage.ts'

const held = testApp()
let stage: Stage
let who: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  await unitsOf(held)
  who = await signedIn(held.app)
})

type Way = 'json' | 'form'
/** What belongs to one of two that are alike: one is sent as JSON, the other as a form. */
interface Twin {
  way: Way
  /** A letter that its names have. */
  mark: string
  ids: Record<string, number>
}
interface Reply {
  status: number
  data: Record<string, unknown>
}
const twins: Twin[] = [
  { way: 'json', mark: 'J', ids: {} },
  { way: 'form', mark: 'F', ids: {} },
]

async function send({ way }: Twin, url: string, body: Record<string, unknown>): Promise<Reply> {
  const of = { method: 'POST' as const, url: `/api/${url}` }
  if (way === 'json') return (await held.app.inject({ ...of, headers: who.headers, payload: body })).json()
  const entries = Object.entries(body).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)])
  const headers = { ...who.headers, 'content-type': 'application/x-www-form-urlencoded' }
  return (await held.app.inject({ ...of, headers, payload: new URLSearchParams(entries as [string, string][]).toString() })).json()
}

/** A reply without what two that are alike differ in: ids, numbers of papers and products, times, names. */
const alike = (reply: Reply): unknown =>
  JSON.parse(
    JSON.stringify(reply, (key, value: unknown) => {
      const isId = (one: unknown) => typeof one === 'number' || (typeof one === 'string' && /^\d+$/.test(one))
      if (/((^|_)ids?|deleted|disabled)$/.test(key)) return Array.isArray(value) ? value.map(() => '#') : isId(value) ? '#' : value
      if (/^(at|updated_at|updated_by|token|pinyin|post_seq)$/.test(key)) return '@'
      return typeof value === 'string'
        ? value
            .replace(/[A-Z]{2}\d{8}-\d{4}/g, 'SN')
            .replace(/[JF](?=[-\d]|型|板|$)/g, 'X')
            .replace(/-\d{4}(?=$|-)/g, '-N')
        : value
    }),
  )

const type = ({ mark }: Twin, more: object = {}) => ({
  pid: 0,
  code: `T${mark}`,
  name: `${mark}型`,
  kind: 'finished',
  unit: '卷',
  price_unit: '卷',
  density: '1.5',
  track_lot: 1,
  sort: 1,
  status: 1,
  ...more,
})
const product = ({ mark, ids }: Twin, more: object = {}) => ({
  ...{ name: `${mark}板`, type_id: ids['type'], hardness: 60, safety_min: '5' },
  skus: [{ t: '3', w: 1000, l: 10000, list_price: '860', floor_price: '790' }],
  ...more,
})
const range = ({ ids }: Twin, more: object = {}) => ({
  scope: 'product',
  scope_id: ids['product'],
  min: '44',
  max: '46',
  basis: 'piece',
  price: '860',
  price_unit: '卷',
  sort: 1,
  status: 1,
  ...more,
})
const order = ({ ids }: Twin, more: object = {}) => ({
  ...{ type: 'PO', party_id: stage.suppliers[0], biz_date: day },
  lines: [
    { sku_id: ids['sku'], qty: '5', price: '860', price_unit: '卷', tax_rate: '0.13' },
    { sku_id: stage.boards[0], qty: '2', price: '10', tax_rate: '0.13' },
  ],
  ...more,
})
const acting = (paper: string, action: string) => (one: Twin) => ({ type: 'PO', ids: [one.ids[paper]], action, reason: '试' })
const keep = (name: string) => (one: Twin, data: Reply['data']) => void (one.ids[name] = Number(data['id']))

/** The calls that the specification states, in an order in which each has what it needs. */
const calls: [string, (one: Twin) => Record<string, unknown>, ((one: Twin, data: Reply['data']) => void)?][] = [
  ['product/addProductType', type, keep('type')],
  ['product/editProductType', (one) => type(one, { id: one.ids['type'], sort: 2 })],
  ['product/getProductTypes', () => ({ kind: 'finished', tree: 1 })],
  ['product/getsncode', ({ ids }) => ({ type_id: ids['type'], t: '3', hardness: 60 })],
  [
    'product/add',
    product,
    (one, data) => {
      keep('product')(one, data)
      one.ids['sku'] = (data['skus'] as { sku_id: number }[])[0]!.sku_id
    },
  ],
  [
    'product/edit',
    (one) => ({
      id: one.ids['product'],
      name: `${one.mark}板`,
      remark: '改',
      skus: [{ sku_id: one.ids['sku'], t: '3', w: 1000, l: 10000, list_price: '870', floor_price: '790' }],
    }),
  ],
  ['product/list', ({ ids }) => ({ page: 1, limit: 10, type_id: ids['type'], stock: 'all' })],
  ['product/getskuId', ({ ids }) => ({ product_id: ids['product'], t: '3', w: 1000, l: 10000, create: 0 })],
  ['product/addWeightRange', range, keep('range')],
  ['product/editWeightRange', (one) => range(one, { id: one.ids['range'], price: '870' })],
  ['product/searchWeightRange', ({ ids }) => ({ page: 1, limit: 10, product_id: ids['product'], weight: '45' })],
  ['product/getWeightRange', ({ ids }) => ({ product_id: ids['product'], weight: '45' })],
  ['product/searchPrice', ({ ids }) => ({ items: [{ side: 'sale', sku_id: ids['sku'], weight: '45', qty: '2', unit: '卷' }] })],
  ['product/batch', ({ ids }) => ({ sku_id: ids['sku'], need: '2', strategy: 'fifo', include_empty: 0 })],
  ['product/batch', ({ ids }) => ({ action: 'set_price', ids: [ids['sku']], values: { list_price: '880' } })],
  ['product/getStorage', ({ ids }) => ({ sku_ids: [ids['sku']], by: 'warehouse' })],
  ['order/add', order, keep('paper')],
  ['order/edit', (one) => order(one, { id: one.ids['paper'], version: 1, remark: '改' })],
  [
    'order/detail',
    ({ ids }) => ({ type: 'PO', id: ids['paper'] }),
    (one, data) => void (one.ids['line'] = (data['lines'] as { line_id: number }[])[1]!.line_id),
  ],
  ['order/delDetail', ({ ids }) => ({ type: 'PO', id: ids['paper'], line_ids: [ids['line']] })],
  ['order/details', () => ({ type: 'PO', view: 'doc', page: 1, limit: 10, status: '0,1', date_field: 'biz' })],
  ['order/approve', acting('paper', 'submit')],
  ['order/approve', acting('paper', 'approve')],
  ['order/detail', ({ ids }) => ({ type: 'IN', from: { type: 'PO', ids: [ids['paper']] } })],
  ['order/notice', ({ ids }) => ({ action: 'remind', type: 'PO', id: ids['paper'], to: [who.id], note: '快' })],
  ['order/notice', () => ({ action: 'settings', settings: { kinds: ['approve'], price_days: 7, expiry_days: 30 } })],
  [
    'order/addPaid',
    ({ ids }) => ({
      side: 'out',
      party_id: stage.suppliers[0],
      biz_date: day,
      method: 'bank',
      amount: '100',
      doc: { type: 'PO', id: ids['paper'] },
      allocations: [],
      auto: 'fifo',
    }),
    keep('paid'),
  ],
  ['order/paidList', ({ ids }) => ({ doc: { type: 'PO', id: ids['paper'] }, side: 'out', page: 1, limit: 10 })],
  ['order/delPaid', ({ ids }) => ({ id: ids['paid'], reason: '付错' })],
  ['order/audit', acting('paper', 'close')],
  ['product/delWeightRange', ({ ids }) => ({ id: ids['range'] })],
  ['product/del', ({ ids }) => ({ ids: [ids['product']] })],
  ['product/delProductType', ({ ids }) => ({ id: ids['type'] })],
]

it('P-D6: every stated call is answered alike, sent as a form and as JSON', async () => {
  const unlike: unknown[] = []
  for (const [url, body, kept] of calls) {
    const replies: Reply[] = []
    for (const one of twins) {
      const reply = await send(one, url, body(one))
      // a type that goods were of is in use
      if (url !== 'product/delProductType' && reply.status !== 200) unlike.push([url, one.way, reply])
      kept?.(one, reply.data ?? {})
      replies.push(reply)
    }
    // what is owed and paid of one party goes on from one to the other
    const of = (reply: Reply) => (url === 'order/addPaid' ? Object.keys(reply.data) : alike(reply))
    const [json, form] = replies.map(of)
    if (JSON.stringify(json) !== JSON.stringify(form)) unlike.push([url, json, form])
  }
  expect(unlike).toEqual([])
  expect(new Set(calls.map(([url]) => url)).size).toBe(29)
})
