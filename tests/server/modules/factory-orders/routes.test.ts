import { expect, it } from 'vitest'
import { verify } from '#src/server/factory/verify.ts'
import { createDocument, act } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { setStage, boardLine, day, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const own = (name: string) => `admin-store-materialPurchase-${name}`
const keys = ['index', 'add', 'edit', 'submit', 'approve', 'reject', 'withdraw', 'close', 'reopen', 'void', 'paid'].map(own)

type Data = Record<string, unknown>
interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Data & { id: number; list: Data[] }
}
let stage: Stage
async function begun(more: readonly string[] = ['price:view']) {
  stage ??= await setStage(held.app.db)
  return signedIn(held.app, [...keys, ...more])
}
const send = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/order/${url}`, headers, payload })).json()
const form = async ({ headers }: SignedIn, url: string, fields: Record<string, unknown>): Promise<Reply> => {
  const parts = Object.entries(fields).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)])
  const payload = new URLSearchParams(parts as [string, string][]).toString()
  const typed = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return (await held.app.inject({ method: 'POST', url: `/api/order/${url}`, headers: typed, payload })).json()
}
const order = (more: object = {}) => ({
  ...{ type: 'PO', party_id: stage.suppliers[0]!, biz_date: day },
  lines: [
    { sku_id: stage.boards[0]!, qty: '50', price: '860', price_unit: '卷', tax_rate: '0.13' },
    { sku_id: stage.materials[0]!, qty: '10', price: '3', price_unit: 'kg', tax_rate: '0.13' },
  ],
  ...more,
})
const unlike = /"(id|line_id|sn|no|at|version)":("[^"]*"|\d+)/g

it('takes a paper as a form and as JSON alike (P-D6), and shows it in the shape of the design', async () => {
  const who = await begun()
  const [one, other] = [await send(who, 'add', order()), await form(who, 'add', order())]
  expect([one.status, other.status]).toEqual([200, 200])
  const read = async (id: number) => (await send(who, 'detail', { type: 'PO', id })).data
  const [first, second] = [await read(one.data.id), await form(who, 'detail', { type: 'PO', id: other.data.id })]
  expect(JSON.stringify(second.data).replace(unlike, '')).toBe(JSON.stringify(first).replace(unlike, ''))
  expect(first).toMatchObject({
    header: {
      ...{ type: 'PO', status: 0, biz_date: day, tax_mode: 'incl', fulfil: 'none', settle: 'unpaid' },
      ...{ party: { id: stage.suppliers[0] }, totals: { pieces: '50', area: '500', gross: '43030.00', paid: '0.00', open: '43030.00' } },
    },
    lines: [
      {
        no: 1,
        sku_id: stage.boards[0],
        spec: '3*1000*10000',
        qty: '50',
        price: '860',
        tax_rate: '0.13',
        net: '38053.10',
        tax: '4946.90',
        open_qty: '50',
      },
      { no: 2, price_unit: 'kg', weight_theory: '10' },
    ],
    links: { up: [], down: [] },
    events: [{ what: 'add' }],
    allow: ['edit', 'submit', 'void'],
  })
})

it('the same token is one paper; what is wrong is said at its line, and nothing is written', async () => {
  const who = await begun()
  const token = '7a0f2b1e-6f0a-4f57-9a4f-0d3c5c1c0001'
  const replies = await Promise.all([1, 2, 3, 4].map(() => send(who, 'add', order({ client_token: token }))))
  const again = await send(who, 'add', order({ client_token: token }))
  // one that came while the first was still being written, on a busy machine, is told so
  const odd = replies.filter(({ status }) => status !== 200)
  expect(odd.map(({ code }) => code)).toEqual(odd.map(() => 'idempotency_running'))
  const answers = [...replies.filter(({ status }) => status === 200), again].map(({ data }) => data)
  expect(answers).toEqual(answers.map(() => again.data))
  const before = (await send(who, 'details', { type: 'PO' })).data['count']
  const wrong = await send(who, 'add', order({ lines: [{ sku_id: stage.boards[0]!, qty: '0' }] }))
  expect(wrong).toMatchObject({ status: 400, code: 'QUANTITY_MISSING', errors: { 'lines.0.qty': '数量须大于 0' } })
  expect(await send(who, 'add', { type: 'XX' })).toMatchObject({ status: 400 })
  expect(await form(who, 'add', { ...order(), lines: '[not json' })).toMatchObject({ status: 400 })
  expect((await send(who, 'details', { type: 'PO' })).data['count']).toBe(before)
})

it('approves several, says of each that fails why, and all or none where that is asked', async () => {
  const who = await begun()
  const made = [await send(who, 'add', order({ submit: 1 })), await send(who, 'add', order())]
  const ids = made.map(({ data }) => data.id)
  expect(await send(who, 'approve', { type: 'PO', ids, action: 'approve' })).toMatchObject({
    data: { ok: [{ id: ids[0] }], failed: [{ id: ids[1], code: 'RECORD_STATE', msg: expect.stringContaining('状态') }] },
  })
  expect(await send(who, 'audit', { type: 'PO', ids, action: 'void', reason: '不要了', atomic: 1 })).toMatchObject({ status: 200 })
  const again = await send(who, 'audit', { type: 'PO', ids: [ids[0]], action: 'void', atomic: 1 })
  expect(again).toMatchObject({ status: 422, code: 'RECORD_STATE', data: { id: ids[0] } })
})

it('takes lines out of a draft but not the last, and closes those of what was approved', async () => {
  const who = await begun()
  const draft = (await send(who, 'add', order())).data.id
  const lines = (await send(who, 'detail', { type: 'PO', id: draft })).data['lines'] as { line_id: number }[]
  const all = lines.map(({ line_id }) => line_id)
  expect(await send(who, 'delDetail', { type: 'PO', id: draft, line_ids: all })).toMatchObject({ status: 422, code: 'LAST_LINE' })
  expect(await send(who, 'delDetail', { type: 'PO', id: draft, line_ids: [all[0]] })).toMatchObject({ data: { totals: { gross: '30' } } })
  const id = (await send(who, 'add', order())).data.id
  for (const action of ['submit', 'approve']) await send(who, 'approve', { type: 'PO', ids: [id], action })
  const read = async () => (await send(who, 'detail', { type: 'PO', id })).data as unknown as { lines: { line_id: number }[] }
  const [first, last] = (await read()).lines.map(({ line_id }) => line_id)
  const close = { type: 'PO', id, line_ids: [last] }
  expect(await send(who, 'delDetail', close)).toMatchObject({ status: 400, code: 'REASON_MISSING' })
  expect(await send(who, 'delDetail', { ...close, line_ids: [first, last], reason: '停产' })).toMatchObject({
    status: 422,
    code: 'LAST_LINE',
  })
  expect(await send(who, 'delDetail', { ...close, reason: '停产' })).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ header: { status: 2 }, lines: [{ closed: false }, { closed: true, close_reason: '停产' }] })
  const again = await send(who, 'delDetail', { ...close, line_ids: [first], reason: '停产' })
  expect(again).toMatchObject({ status: 422, code: 'LAST_LINE', msg: expect.stringContaining('结案') })
})

it('says who did what with a paper and why, and what it is linked to', async () => {
  const who = await begun()
  const id = (await send(who, 'add', order({ submit: 1 }))).data.id
  await send(who, 'approve', { type: 'PO', ids: [id], action: 'reject', note: '太贵' })
  await send(who, 'audit', { type: 'PO', ids: [id], action: 'void', reason: '不要了' })
  expect((await send(who, 'detail', { type: 'PO', id })).data).toMatchObject({
    links: { up: [], down: [], mirror: [], mirrored: [] },
    events: [
      { what: 'add' },
      { what: 'submit' },
      { what: 'reject', note: '太贵' },
      { what: 'void', note: '不要了', who: expect.any(String) },
    ],
  })
})

it('takes a receipt back with a draft that says the same anew, for who may write one, and none where that is not wanted', async () => {
  const receipts = ['index', 'add', 'edit', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-godownEntry-${name}`)
  const keeper = await begun(['price:view', ...receipts])
  const lines = [
    { sku_id: stage.boards[2]!, qty: '5', price: '860', price_unit: '卷', tax_rate: '0.13', lot_no: 'A1', weight_actual: '226' },
  ]
  const receipt = {
    type: 'IN',
    sub_type: 'purchase',
    party_id: stage.suppliers[0]!,
    warehouse_id: stage.warehouses[0]!,
    biz_date: day,
    lines,
  }
  const posted = async () => {
    const { id } = (await send(keeper, 'add', { ...receipt, remark: '第一车', submit: 1 })).data
    await send(keeper, 'audit', { type: 'IN', ids: [id], action: 'audit' })
    return id
  }
  const reverse = async (who: SignedIn, id: number, more: object = {}) =>
    (await send(who, 'audit', { type: 'IN', ids: [id], action: 'reverse', reason: '录错', ...more })).data['ok']
  const id = await posted()
  const [done] = (await reverse(keeper, id)) as { reversal_id: number; redraft_id: number }[]
  const read = async (paper: number) =>
    (await send(keeper, 'detail', { type: 'IN', id: paper })).data as unknown as { header: Data; lines: Data[] }
  const [was, anew] = [await read(id), await read(done!.redraft_id)]
  expect(was).toMatchObject({ header: { status: 8 }, links: { mirror: [{ id: done!.reversal_id }], redraft: [{ id: done!.redraft_id }] } })
  expect(anew).toMatchObject({
    header: { status: 0, party: { id: stage.suppliers[0] }, warehouse_id: stage.warehouses[0], remark: '第一车', biz_date: day },
    lines: [{ sku_id: stage.boards[2], qty: '5', price: '860', lot_no: 'A1', weight_actual: '226', gross: '4300.00' }],
    links: { redrafted: [{ id }] },
    events: [{ what: 'add' }],
  })
  expect(anew.header['sn']).not.toBe(was.header['sn'])
  for (const [way, action] of [
    ['approve', 'submit'],
    ['audit', 'audit'],
  ] as const)
    expect((await send(keeper, way, { type: 'IN', ids: [done!.redraft_id], action })).data['failed']).toEqual([])
  expect(await verify(held.app.db)).toEqual([])
  const accountant = await begun(['price:view', receipts[0]!, receipts[5]!])
  expect(await reverse(accountant, done!.redraft_id)).toEqual([{ id: done!.redraft_id, reversal_id: expect.any(Number), redraft_id: null }])
  expect(await reverse(keeper, await posted(), { redraft: 0 })).toEqual([expect.objectContaining({ redraft_id: null })])
})

it('lists papers and lines with sums and tabs, without prices for who may not see them', async () => {
  const who = await begun()
  const docs = (await send(who, 'details', { type: 'PO', limit: 2, date_from: day, date_to: day })).data
  expect(docs.list).toHaveLength(2)
  expect(docs.list[0]).toMatchObject({ lines_brief: expect.arrayContaining(['丁腈橡胶板']), totals: { gross: expect.any(String) } })
  expect(docs['tabs']).toContainEqual({ status: 0, name: '草稿', count: expect.any(Number) })
  const lines = (await send(who, 'details', { type: 'PO', view: 'line', sku_id: stage.boards[0]!, limit: 100 })).data
  const sum = lines.list.reduce((total, { qty }) => total + Number(qty), 0)
  expect(lines['summary']).toMatchObject({ qty: String(sum) })
  expect(await send(who, 'details', { type: 'PO', keyword: '供应商' })).toMatchObject({ data: { count: docs['count'] } })
  const other = await begun([])
  const blind = JSON.stringify([
    await send(other, 'details', { type: 'PO' }),
    await send(other, 'detail', { type: 'PO', id: docs.list[0]!['id'] }),
  ])
  expect(blind).not.toMatch(/"(gross|net|price|open|paid|settle)":"/)
  const stranger = await signedIn(held.app, ['admin-index-index'])
  expect(await send(stranger, 'details', { type: 'PO' })).toMatchObject({ status: 110000 })
})

it('pays what is owed first come first, undoes it, and never settles more than is open', async () => {
  const who = await begun()
  const party = stage.suppliers[1]!
  const receive = async (amount: string) => {
    const line = boardLine(stage.boards[1]!, 1, { net: amount, gross: amount })
    const { id, sn } = await createDocument(
      held.app.db,
      { type: 'IN', subType: 'purchase', day, party, warehouse: stage.warehouses[0]!, lines: [line] },
      '仓管',
    )
    await act(held.app.db, id, 'submit', { who: '仓管' })
    await audit(held.app.db, id, { who: '仓管' })
    return { id, sn }
  }
  const [first, second] = [await receive('100'), await receive('50')]
  const pay = (more: object) => send(who, 'addPaid', { side: 'out', party_id: party, biz_date: day, ...more })
  expect(await pay({ amount: '0' })).toMatchObject({ status: 400, code: 'AMOUNT_MISSING' })
  const paid = await pay({ amount: '120', client_token: 'pay-1' })
  expect(paid).toMatchObject({
    data: {
      allocated: [
        { sn: first.sn, amount: '100.00', open_after: '0.00' },
        { sn: second.sn, amount: '20.00', open_after: '30.00' },
      ],
      ...{ unallocated: '0.00', party_balance: '30.00' },
    },
  })
  expect(await pay({ amount: '120', client_token: 'pay-1' })).toMatchObject({ data: { id: paid.data.id } })
  const over = await pay({ amount: '40', allocations: [{ type: 'IN', id: second.id, amount: '40' }] })
  expect(over).toMatchObject({ status: 422, code: 'ALLOCATION_OVER' })
  const both = await Promise.all([pay({ amount: '30' }), pay({ amount: '30' })])
  expect(new Set(both.map(({ data }) => data['unallocated']))).toEqual(new Set(['0.00', '30.00']))
  const undone = await send(who, 'delPaid', { id: paid.data.id, reason: '付错了' })
  expect(undone).toMatchObject({
    data: {
      restored: [
        { sn: first.sn, open: '100.00' },
        { sn: second.sn, open: '20.00' },
      ],
    },
  })
  const list = (await send(who, 'paidList', { side: 'out', party_id: party })).data
  expect(list).toMatchObject({ count: 3, summary: { amount: '60.00', unallocated: '30.00' } })
  expect(await verify(held.app.db)).toEqual([])
})

it('reminds people, and counts what waits', async () => {
  const who = await begun()
  const { id } = (await send(who, 'add', order({ submit: 1 }))).data
  const list = (await send(who, 'notice', { action: 'list', limit: 100 })).data.list
  expect(list).toContainEqual(expect.objectContaining({ kind: 'approve', doc: expect.objectContaining({ id }) }))
  const chart = await held.app.inject({
    url: `/api/order/chart?type=PO&metric=amount&dim=month&from=${day}&to=${day}`,
    headers: who.headers,
  })
  expect(chart.json().data).toMatchObject({ tabs: expect.any(Array), x: expect.any(Array), total: expect.any(String) })
  const bare = await held.app.inject({ url: '/api/order/chart?type=PO', headers: who.headers })
  // the specification names it without the side that it is of; the shop's own orders have no such type
  for (const url of ['/order/chart?type=PO', '/adminapi/order/chart?type=PO'])
    expect((await held.app.inject({ url, headers: who.headers })).json()).toEqual(bare.json())
  const days = await held.app.inject({
    url: '/api/order/chart?type=PO&metric=count&dim=day&from=2026-11-19&to=2026-11-22&compare=prev',
    headers: who.headers,
  })
  expect(days.json().data).toMatchObject({ x: ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'], prev: '0', ratio: null })
  const [first, , third] = days.json().data.series[0].data
  expect([first, third]).toEqual(['0', days.json().data.total])
  expect(Object.keys(bare.json().data)).toEqual(['tabs'])
})
