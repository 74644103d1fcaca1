import JSZip from 'jszip'
import { beforeAll, describe, expect, it } from 'vitest'
import { allResources } from '#src/api/all-resources.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { day } from '../stage.ts'
import { shareFactory, type Shared } from './fixture.ts'

/*
 * Somebody with every key, but their own suppliers, customers and warehouses alone (manufacturing I13): no call of the factory says anything of
 * another one's, and another one's id is as one that is not there. A route that is in no list here fails the first test.
 */
const held = testApp()
let me: SignedIn
let shared: Shared

beforeAll(async () => {
  me = await signedIn(held.app, [])
  const they = await signedIn(held.app, [])
  shared = await shareFactory(
    held.app.db,
    me.id,
    they.id,
    routes().filter(({ requirement: { keys } }) => keys[0] !== 'open'),
  )
})

const area = /^\/api\/(product|order|stock|common|doc|party|basic|finance|excel)\//
const routes = () => held.app.statedRoutes.filter(({ method, url }) => method !== 'HEAD' && area.test(url))

type Body = Record<string, unknown>
/** Bodies of a call: those whose answer says nothing of others, and those that are refused as what is not there. */
interface Case {
  clean?: Body[]
  gone?: Body[]
}

const page = { page: 1, limit: 100 }

/** Calls that are no resource's own. */
function own({ sku, product, supplier, customer, warehouse, lot, papers }: Shared): Record<string, Case> {
  const goods = { sku_id: sku, qty: '1' }
  const orders = { type: 'PO', ids: [papers.order.other] }
  const ofEach = (more: Body = {}) => ['PO', 'IN', 'OUT', 'COUNT', 'TRANSFER'].map((type) => ({ type, ...more }))
  const foreign = [
    { type: 'PO', id: papers.order.other },
    { type: 'IN', id: papers.receipt.other },
    { type: 'OUT', id: papers.issue.other },
    { type: 'COUNT', id: papers.count.other },
    { type: 'TRANSFER', id: papers.transfer.other },
    { type: 'IN', id: shared.foreignReceipt },
  ]
  const keyed = foreign.map((one) => ({ ...one, key: '0'.repeat(32) }))
  return {
    '/product/list': {
      clean: [page, { ...page, warehouse_id: warehouse.other }, { ...page, stock: 'has' }, { ...page, supplier_id: supplier.other }],
    },
    '/product/getStorage': {
      clean: [
        {},
        ...['sku', 'warehouse', 'lot'].flatMap((by) => [
          { by, sku_ids: [sku] },
          { by, warehouse_id: warehouse.other },
          { by, product_id: product, as_of: day },
        ]),
      ],
    },
    '/product/batch': { clean: [{ sku_id: sku }, { sku_id: sku, warehouse_id: warehouse.other, include_empty: 1, need: '50' }] },
    '/product/searchPrice': {
      clean: ['sale', 'purchase'].flatMap((side) => [
        { side, sku_id: sku },
        { items: [{ side, sku_id: sku, party_id: side === 'sale' ? customer.own : supplier.own }] },
      ]),
      gone: [
        { side: 'purchase', sku_id: sku, party_id: supplier.other },
        { items: [{ side: 'sale', sku_id: sku, party_id: customer.other }] },
      ],
    },
    '/product/whereUsed': { clean: [{ product_id: product }] },
    '/product/labels': { clean: [{ product_id: product }] },
    '/product/priceMatrix': { clean: [{ product_id: product }] },
    '/product/getProductTypes': { clean: [{}] },
    '/product/getWeightRange': { clean: [{ product_id: product }] },
    '/product/getskuId': { clean: [{ product_id: product }] },
    '/product/getsncode': { clean: [{ for: 'order', type: 'PO' }] },
    '/order/details': {
      clean: ofEach(page).flatMap((one) => [
        one,
        { ...one, view: 'line' },
        { ...one, keyword: 'other' },
        { ...one, party_id: supplier.other },
      ]),
    },
    '/order/detail': {
      clean: [
        { type: 'PO', id: papers.order.own },
        { type: 'IN', id: papers.receipt.own },
      ],
      gone: [...foreign, { type: 'IN', from: { type: 'PO', ids: [papers.order.other] } }],
    },
    '/order/add': {
      gone: [
        { type: 'PO', party_id: supplier.other, biz_date: day, lines: [goods] },
        { type: 'IN', sub_type: 'purchase', party_id: supplier.other, warehouse_id: warehouse.own, biz_date: day, lines: [goods] },
        { type: 'OUT', sub_type: 'other', reason: 'x', warehouse_id: warehouse.other, biz_date: day, lines: [goods] },
      ],
    },
    '/order/edit': { gone: foreign.map((one) => ({ ...one, version: 1 })) },
    '/order/note': { gone: foreign.map((one) => ({ ...one, remark: 'x' })) },
    '/order/files': { gone: foreign },
    '/order/file': { gone: keyed },
    '/order/delFile': { gone: keyed },
    '/order/delDetail': { gone: foreign.map((one) => ({ ...one, line_ids: [1], reason: 'x' })) },
    '/order/approve': { gone: [{ ...orders, action: 'withdraw' }] },
    '/order/audit': {
      gone: [
        { ...orders, action: 'close', reason: 'x' },
        { type: 'IN', ids: [papers.receipt.other], action: 'reverse', reason: 'x' },
      ],
    },
    '/order/notice': { clean: [{ action: 'list' }], gone: [{ action: 'remind', type: 'PO', id: papers.order.other, to: [1] }] },
    '/order/addPaid': {
      gone: [
        { side: 'out', party_id: supplier.other, amount: '1' },
        { side: 'out', party_id: supplier.own, amount: '1', doc: { type: 'PO', id: papers.order.other } },
      ],
    },
    '/order/delPaid': { gone: [{ id: papers.payment.other, reason: 'x' }] },
    '/order/paidList': {
      clean: [page, { ...page, party_id: supplier.other }],
      gone: [{ ...page, doc: { type: 'PO', id: papers.order.other } }],
    },
    '/order/chart': {
      clean: ['customer', 'salesman', 'product'].flatMap((dim) => [
        { type: 'PO', metric: 'amount', dim },
        { type: 'IN', metric: 'qty', dim },
      ]),
    },
    '/stock/balance': {
      clean: ['lot', 'warehouse', 'sku'].flatMap((by) => [
        { ...page, by },
        { ...page, by, warehouse_id: String(warehouse.other) },
      ]),
    },
    '/stock/card': { clean: [{ sku_id: String(sku) }, { sku_id: String(sku), warehouse_id: String(warehouse.other) }] },
    '/stock/lots': { clean: [{ sku_id: String(sku), include_empty: 1 }] },
    '/stock/trace': { clean: [{ lot_id: String(lot.own), dir: 'both' }], gone: [{ lot_id: String(lot.other), dir: 'both' }] },
    '/stock/lotState': { gone: [{ lot_id: String(lot.other), qc: 'passed' }] },
    '/stock/lineFacts': {
      clean: [
        { sku_ids: [sku], party_id: supplier.own },
        { sku_ids: [sku], party_id: supplier.other, warehouse_id: warehouse.other },
      ],
    },
    '/stock/label': {
      clean: [{ id: papers.receipt.own }],
      gone: [{ id: papers.receipt.other }, { id: shared.foreignReceipt }, { ids: [papers.receipt.own, papers.receipt.other] }],
    },
    '/stock/countCreate': { gone: [{ warehouse_id: warehouse.other }] },
    '/stock/countSheet': { clean: [{ id: papers.count.own }], gone: [{ id: papers.count.other }] },
    '/stock/countState': { clean: [{ id: papers.count.own }], gone: [{ id: papers.count.other }] },
    '/stock/countSubmit': {
      gone: [
        {
          id: papers.count.other,
          device: 'd',
          entries: [{ uuid: '0'.repeat(32), sku_id: sku, pieces: '1', weight: '0', at: '2026-11-21T08:00:00Z' }],
        },
      ],
    },
    '/stock/countPost': { gone: [{ id: papers.count.other }] },
    '/stock/adjust': { gone: [{ warehouse_id: warehouse.other, sku_id: sku, qty: '1', reason: 'x' }] },
    '/common/scan': {
      clean: [{ code: 'lot-own', context: 'OUT', doc_id: papers.issue.other, warehouse_id: warehouse.other }],
      gone: [
        { code: 'lot-othe', context: 'OUT' },
        { code: 'lot-other', context: 'OUT', warehouse_id: warehouse.other },
      ],
    },
    '/common/printTemplate': { clean: ofEach() },
    '/common/print': { gone: [...foreign, { type: 'IN', ids: [papers.receipt.own, papers.receipt.other] }] },
    '/doc/goods-receipt/draft': { gone: [{ from: [papers.order.other] }] },
    '/doc/outbound-order/draft': { gone: [{ from: [papers.receipt.other] }, { from: [shared.foreignReceipt] }] },
    '/doc/purchase-order/shortage': { clean: [{}] },
    '/doc/purchase-order/preview': { gone: [{ id: papers.order.other, version: 1 }] },
    '/finance/months': { clean: [{}] },
    '/finance/verify': { clean: [{}] },
    '/finance/openItems': { clean: [{ party_id: supplier.own, side: 'AP' }], gone: [{ party_id: supplier.other, side: 'AP' }] },
    '/finance/allocate': { gone: [{ from: papers.payment.other, auto: 'fifo' }] },
    '/finance/unallocate': { gone: [{ ids: [999_999], reason: 'x' }] },
    '/finance/monthWaiting': { clean: [{ month: '2026-11' }] },
    '/excel/export_detail': {
      clean: [...ofEach(), { type: 'PO', view: 'report' }, { type: 'IN', view: 'report' }, { type: 'PO', ids: [papers.order.other] }],
    },
    '/excel/export_full': { clean: ofEach({ with: ['lines', 'paid', 'events'] }) },
    '/excel/export_contract': { clean: [{ type: 'PO', id: papers.order.own }], gone: [{ type: 'PO', id: papers.order.other }] },
    '/excel/export_stock': { clean: [{}] },
    '/party/customer/merge': { gone: [{ id: customer.own, version: 1, from: [customer.other] }] },
    '/party/supplier/merge': { gone: [{ id: supplier.own, version: 1, from: [supplier.other] }] },
    '/party/customer/take_over': { gone: [{ id: supplier.other, record: {} }] },
    '/party/supplier/take_over': { gone: [{ id: customer.other, record: {} }] },
    '/basic/switches/read': { clean: [{}] },
  }
}

/** What writes masters that are nobody's own, or a file whose rows are judged one by one; files of papers are tried beside themselves. */
const elsewhere = [
  '/order/addFile',
  ...['/product/add', '/product/edit', '/product/del', '/product/addProductType', '/product/editProductType', '/product/delProductType'],
  ...['/product/savePriceMatrix', '/product/generateSkus', '/product/copyWeightRange', '/product/closeWeightGaps'],
  ...['/basic/switches/edit', '/finance/periodClose', '/finance/periodReopen'],
]
const isImport = (path: string) => /\/(import\w*|undoImport\w*)(\/|$)/.test(path) || path.endsWith('/:id')

/** Calls of resources: what each lists, and another one's record of those that are somebody's. */
function ofResources(of: Shared): Record<string, Case> {
  const { papers } = of
  const others: Readonly<Record<string, number>> = {
    ...{
      customer: of.customer.other,
      supplier: of.supplier.other,
      party: of.supplier.other,
      'price-rule': of.rule.other,
      'stock-lot': of.lot.other,
    },
    ...{ 'purchase-order': papers.order.other, 'goods-receipt': papers.receipt.other, 'outbound-order': papers.issue.other },
    ...{ 'stock-transfer': papers.transfer.other, 'stock-take': papers.count.other },
  }
  const cases: Record<string, Case> = {}
  for (const { name, calls, document } of allResources) {
    const other = others[name]
    const acts = Object.values(document?.acts ?? {}).map(({ call }) => call.path)
    if (calls.list.side !== 'factory') continue
    // where goods may be sent is no secret, nor are the masters of who keeps them all
    if (name === 'warehouse') {
      cases[calls.list.path] = {}
      cases[calls.options!.path] = { clean: [{}, { words: 'other' }] }
      for (const call of [calls.read, calls.history, calls.edit, calls.remove, calls.add]) if (call) cases[call.path] = {}
      continue
    }
    cases[calls.list.path] = { clean: [page, { ...page, keyword: 'other' }] }
    if (calls.options) cases[calls.options.path] = { clean: [{}, { words: 'other' }, ...(other ? [{ ids: String(other) }] : [])] }
    const changes = [calls.read, calls.history, calls.edit, calls.remove].flatMap((call) => call?.path ?? [])
    for (const path of [...changes, ...acts]) cases[path] = other ? { gone: [{ id: other, version: 1 }] } : {}
    if (calls.add) cases[calls.add.path] ??= {}
  }
  cases['/product/record/read'] = { clean: [{ id: of.product }] }
  cases['/party/any/options']?.clean?.push({ ids: String(of.customer.other) })
  return cases
}

async function sent(url: string, method: string, body: Body) {
  const payload = method === 'GET' ? {} : { payload: body }
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
  const reply = await held.app.inject({ method: method as 'POST', url: `${url}${query}`, headers: me.headers, ...payload })
  if (!String(reply.headers['content-type']).includes('sheet')) return reply.body
  const book = await JSZip.loadAsync(reply.rawPayload)
  return (await Promise.all(Object.values(book.files).map((file) => file.async('string')))).join('\n')
}

it('every route is looked at here', () => {
  const known = new Set([...Object.keys(own(shared)), ...Object.keys(ofResources(shared)), ...elsewhere])
  const unknown = routes()
    .map(({ url }) => url.replace('/api', ''))
    .filter((path) => !known.has(path) && !isImport(path))
  expect([...new Set(unknown)]).toEqual([])
})

describe('somebody within their own scope', () => {
  const each = () =>
    routes().flatMap(({ url, method }) => {
      const path = url.replace('/api', '')
      const { clean = [], gone = [] } = { ...ofResources(shared), ...own(shared) }[path] ?? {}
      return [...clean.map((body) => ({ url, method, body, isGone: false })), ...gone.map((body) => ({ url, method, body, isGone: true }))]
    })

  it('hears nothing of others, and their ids are as those that are not there', async () => {
    const found: string[] = []
    for (const { url, method, body, isGone } of each()) {
      const text = await sent(url, method, body)
      const said = shared.secrets.filter((secret) => text.includes(secret) && !JSON.stringify(body).includes(secret))
      const { status = 200, code = '', data } = text.startsWith('{') ? (JSON.parse(text) as Answer) : {}
      const isRefused = (status !== 200 && status !== 110000) || (data?.failed ?? []).some((one) => one.code === 'RECORD_GONE')
      if (said.length > 0) found.push(`${url} ${JSON.stringify(body)} says ${said.join(', ')}`)
      if (isGone && !isRefused) found.push(`${url} ${JSON.stringify(body)} is done: ${text.slice(0, 200)}`)
      if (isGone && status === 400 && !['RECORD_GONE', 'WAREHOUSE_BEYOND'].includes(code))
        found.push(`${url} ${JSON.stringify(body)} is refused otherwise: ${text.slice(0, 300)}`)
      if (!isGone && status !== 200) found.push(`${url} ${JSON.stringify(body)} is refused: ${text.slice(0, 300)}`)
    }
    expect(found).toEqual([])
  })
})

interface Answer {
  status: number
  code?: string
  data?: { failed?: { code: string }[] }
}
