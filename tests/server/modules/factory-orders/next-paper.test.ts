import { beforeAll, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { day, setStage, type Stage } from '../../factory/stage.ts'

const held = testApp()
let stage: Stage
let who: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  who = await signedIn(held.app)
})

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: number; header: Record<string, unknown>; lines: Record<string, unknown>[]; failed: unknown[] } & Record<string, unknown>
}
const send = async (url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/order/${url}`, headers: who.headers, payload })).json()
const done = async (url: string, type: string, id: number, action: string) =>
  expect(await send(url, { type, ids: [id], action, reason: '试' })).toMatchObject({ status: 200, data: { failed: [] } })
const draft = (type: string, of: string, ids: number[], more: object = {}) => send('detail', { type, from: { type: of, ids }, ...more })

async function ordered(more: object = {}, isApproved = true): Promise<number> {
  const lines = [
    { sku_id: stage.boards[0], qty: '10', price: '100', tax_rate: '0.13' },
    { sku_id: stage.boards[1], qty: '5', price: '200', tax_rate: '0.13' },
  ]
  const { data } = await send('add', {
    type: 'PO',
    party_id: stage.suppliers[0],
    biz_date: day,
    warehouse_id: stage.warehouses[0],
    lines,
    ...more,
  })
  if (isApproved) for (const action of ['submit', 'approve']) await done('approve', 'PO', data.id, action)
  return data.id
}
/** What a draft says, sent as it is. */
const added = async (type: string, { header, lines }: Reply['data'], more: object = {}) => {
  const { source: _, status: __, ...head } = header
  const kept = ['sku_id', 'qty', 'price', 'price_unit', 'tax_rate', 'source_line_id']
  const own = lines.map((line) => Object.fromEntries(kept.flatMap((key) => (line[key] === undefined ? [] : [[key, line[key]]]))))
  return send('add', {
    ...head,
    type,
    party_id: (header['party'] as { id: number }).id,
    salesman_id: undefined,
    biz_date: day,
    lines: own,
    ...more,
  })
}

it('begins a receipt with what an order still wants, its discount and its freight, and a return with what was bought', async () => {
  const order = await ordered({ discount: '200.00', freight: '40.00' })
  const first = (await draft('IN', 'PO', [order])).data
  expect(first).toMatchObject({
    header: { type: 'IN', sub_type: 'purchase', tax_mode: 'incl', warehouse_id: stage.warehouses[0], discount: '200.00', freight: '40.00' },
    lines: [
      { no: 1, qty: '10', done_qty: '0' },
      { no: 2, qty: '5' },
    ],
  })
  const half = (await draft('IN', 'PO', [order], { line_ids: [first.lines[0]!['source_line_id']] })).data
  expect(half).toMatchObject({ header: { discount: '100.00', freight: '20.00' }, lines: [{ qty: '10' }] })
  const receipt = await added('IN', { ...half, lines: half.lines.map((line) => ({ ...line, qty: '4' })) })
  expect(receipt).toMatchObject({ status: 200 })
  await done('approve', 'IN', receipt.data.id, 'submit')
  await done('audit', 'IN', receipt.data.id, 'audit')
  expect((await draft('IN', 'PO', [order])).data.lines).toMatchObject([{ qty: '6' }, { qty: '5' }])
  // what goes back goes back at what was owed for it, its part of the discount with it
  const back = await draft('OUT', 'IN', [receipt.data.id])
  expect(back).toMatchObject({
    status: 200,
    data: { header: { sub_type: 'return', warehouse_id: stage.warehouses[0] }, lines: [{ qty: '4' }] },
  })
  expect(Number(back.data.lines[0]!['price'])).toBeLessThan(100)
  const returned = await added('OUT', back.data)
  expect(returned).toMatchObject({ status: 200 })
  for (const [url, action] of [
    ['approve', 'submit'],
    ['audit', 'audit'],
  ])
    await done(url!, 'OUT', returned.data.id, action!)
  expect(await draft('OUT', 'IN', [receipt.data.id])).toMatchObject({ status: 422, code: 'RETURN_NOTHING' })
})

it('refuses what does not follow, what is not so far, what is all done and what does not go together', async () => {
  const order = await ordered()
  expect(await draft('OUT', 'PO', [order])).toMatchObject({
    status: 400,
    code: 'PAIR_OTHER',
    errors: { from: expect.stringContaining('不能') },
  })
  const early = await ordered({}, false)
  expect(await draft('IN', 'PO', [early])).toMatchObject({ status: 422, code: 'RECORD_STATE', data: { id: early } })
  const other = await ordered({ party_id: stage.suppliers[1] })
  expect(await draft('IN', 'PO', [order, other])).toMatchObject({ status: 422, code: 'SOURCES_MIXED' })
  const excluded = await ordered({ tax_mode: 'excl' })
  expect(await draft('IN', 'PO', [order, excluded])).toMatchObject({ status: 422, code: 'SOURCES_MIXED' })
  const elsewhere = await ordered({ warehouse_id: stage.warehouses[1] })
  expect((await draft('IN', 'PO', [order, elsewhere])).data).toMatchObject({ header: { warehouse_id: null }, lines: [{}, {}, {}, {}] })
  const whole = await added('IN', (await draft('IN', 'PO', [order])).data)
  await done('approve', 'IN', whole.data.id, 'submit')
  expect(await draft('OUT', 'IN', [whole.data.id])).toMatchObject({ status: 422, code: 'RECORD_STATE' })
  await done('audit', 'IN', whole.data.id, 'audit')
  expect(await draft('IN', 'PO', [order])).toMatchObject({ status: 422, code: 'ORDERS_DONE' })
})

it('says what a refused field is at that field', async () => {
  const lines = (more: object) => [{ sku_id: stage.boards[0], qty: '1', price: '1', tax_rate: '0', ...more }]
  const order = (more: object) => send('add', { type: 'PO', party_id: stage.suppliers[0], biz_date: day, lines: lines({}), ...more })
  expect(await order({ delivery_date: '2026-01-01' })).toMatchObject({
    status: 400,
    code: 'DELIVERY_EARLY',
    errors: { delivery_date: '交货日期不能早于单据日期' },
  })
  expect(await order({ lines: lines({ delivery_date: '2026-01-01' }) })).toMatchObject({
    errors: { 'lines.0.delivery_date': '交货日期不能早于单据日期' },
  })
  const receipt = { type: 'IN', sub_type: 'purchase', warehouse_id: stage.warehouses[0], due_date: '2026-01-01' }
  expect(await order(receipt)).toMatchObject({ code: 'DUE_EARLY', errors: { due_date: '到期日不能早于单据日期' } })
  expect(await order({ lines: lines({ qty: '0.5' }) })).toMatchObject({
    code: 'UNIT_DECIMALS',
    errors: { 'lines.0.qty': expect.stringMatching(/^“张 .*”的数量最多 0 位小数$/) },
  })
  // what is weighed is
  expect(await order({ lines: lines({ sku_id: stage.materials[0], qty: '0.5', price_unit: 'kg' }) })).toMatchObject({ status: 200 })
  const short = { warehouse_id: stage.warehouses[0], sku_id: stage.boards[2], qty: '-3', reason: '盘亏' }
  const adjusted = (await held.app.inject({ method: 'POST', url: '/api/stock/adjust', headers: who.headers, payload: short })).json<Reply>()
  expect(adjusted).toMatchObject({ status: 422, code: 'STOCK_SHORT', errors: { qty: expect.stringContaining('3') } })
})

it('takes and answers what the design says of papers: files, days of reversals, warnings, names of tabs, words of amounts', async () => {
  const files = ['/uploads/attach/a.png']
  const made = await send('add', {
    type: 'PO',
    party_id: stage.suppliers[1],
    biz_date: day,
    files,
    lines: [{ sku_id: stage.boards[2], qty: '2', price: '50', tax_rate: '0' }],
  })
  expect(made).toMatchObject({ status: 200, data: { warnings: [] } })
  const whole = async (id: number) => (await send('detail', { type: 'PO', id })).data
  expect(await whole(made.data.id)).toMatchObject({
    header: { files, pay_term: 'cash', totals: { gross: '100.00', cn: '人民币壹佰元整' } },
    lines: [{ location_id: null }],
  })
  for (const action of ['submit', 'approve']) await done('approve', 'PO', made.data.id, action)
  const dearer = await send('add', {
    type: 'PO',
    party_id: stage.suppliers[1],
    biz_date: day,
    lines: [{ sku_id: stage.boards[2], qty: '2', price: '60', tax_rate: '0' }],
  })
  expect(dearer.data['warnings']).toEqual([
    {
      code: 'PRICE_UP',
      path: 'lines.0.price',
      row: 1,
      percent: '20',
      before: '50',
      sn: expect.stringMatching(/^CG/),
      msg: expect.stringContaining('高 20%'),
    },
  ])
  expect((await send('details', { type: 'PO', party_id: stage.suppliers[1] })).data).toMatchObject({
    tabs: expect.arrayContaining([
      { status: 0, name: '草稿', count: expect.any(Number) },
      { status: 2, name: '已审批', count: expect.any(Number) },
    ]),
  })
  const receipt = await added('IN', (await draft('IN', 'PO', [made.data.id])).data, { warehouse_id: stage.warehouses[0] })
  await done('approve', 'IN', receipt.data.id, 'submit')
  await done('audit', 'IN', receipt.data.id, 'audit')
  const found = async (query: object) =>
    ((await send('details', { type: 'IN', ...query })).data['list'] as { id: number }[]).map(({ id }) => id)
  expect(await found({ settle: 'unpaid' })).toContain(receipt.data.id)
  expect(await found({ settle: 'paid' })).not.toContain(receipt.data.id)
  const late = { ids: [receipt.data.id], type: 'IN', action: 'reverse', reason: '错了' }
  expect(await send('audit', { ...late, biz_date: '2020-01-01' })).toMatchObject({
    data: { failed: [{ code: 'DAY_OF_REVERSAL', sn: expect.stringMatching(/^RK/) }] },
  })
  expect(await send('audit', { ...late, action: 'void', biz_date: day })).toMatchObject({ status: 400, code: 'DAY_OF_REVERSAL' })
  const back = await send('audit', { ...late, biz_date: day })
  expect(back).toMatchObject({ status: 200, data: { failed: [] } })
  const [{ reversal_id: mirror }] = back.data['ok'] as [{ reversal_id: number }]
  expect((await send('detail', { type: 'IN', id: mirror })).data).toMatchObject({ header: { biz_date: day } })
})

it('P-D7: a change and a line that is closed leave remark, files and every other line as they were', async () => {
  const id = await ordered({ remark: '周五前到', files: ['/uploads/attach/a.png'] })
  const whole = async () => (await send('detail', { type: 'PO', id })).data
  const { header, lines } = await whole()
  const said = ({ header: { remark, files }, lines: [, second] }: Reply['data'], without: string[] = []) => [
    ...[remark, files],
    Object.entries(second!).filter(([key]) => !without.includes(key)),
  ]
  const sent = lines.map(({ line_id, sku_id, unit_id, qty, price, price_unit, tax_rate, remark }, at) => ({
    line_id,
    sku_id,
    unit_id,
    qty: at === 0 ? '12' : qty,
    price,
    price_unit,
    tax_rate,
    remark,
  }))
  const changed = await send('edit', { type: 'PO', id, version: header['version'], lines: sent, change_reason: '多要两卷' })
  expect(changed).toMatchObject({ status: 200, data: { change_no: 1 } })
  const after = await whole()
  expect(after.lines[0]).toMatchObject({ qty: '12' })
  expect(said(after)).toEqual(said({ header, lines } as Reply['data']))
  expect(await send('delDetail', { type: 'PO', id, line_ids: [lines[0]!['line_id']], reason: '停产' })).toMatchObject({ status: 200 })
  expect(said(await whole())).toEqual(said(after))
})
