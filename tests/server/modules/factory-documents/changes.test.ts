import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const own = (name: string) => `admin-store-materialPurchase-${name}`
const buyer = [own('index'), 'price:view', ...['add', 'edit', 'submit', 'withdraw', 'close', 'void'].map(own)]
const boss = [...buyer, own('approve')]

type Data = Record<string, unknown>
interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Data & { id: string; version: number; lines: (Data & { id: string })[] }
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
const call = (who: SignedIn, name: string, payload: object) => post(who, `/doc/purchase-order/${name}`, payload)
const read = async (who: SignedIn, id: string) => (await call(who, 'read', { id: Number(id) })).data
const eventsOf = async (who: SignedIn, id: string) =>
  (await post(who, '/order/detail', { type: 'PO', id: Number(id) })).data['events'] as {
    what: string
    note: string
    diff: { changes: Data[] } | null
  }[]

let stage: Stage
const begun = async (keys: readonly string[]) => {
  stage ??= await setStage(held.app.db)
  return signedIn(held.app, [...keys])
}
const line = (at: number, qty: string, price: string) => ({
  sku_id: String(stage.boards[at]),
  qty,
  price,
  price_unit: 'unit',
  tax_rate: '13',
})

/** An order of two lines that was approved. */
async function approved(who: SignedIn): Promise<string> {
  const { id } = (await call(who, 'add', { party_id: String(stage.suppliers[0]), lines: [line(0, '50', '860'), line(1, '10', '20')] })).data
  for (const name of ['submit', 'approve']) expect(await call(who, name, { id: Number(id) })).toMatchObject({ status: 200 })
  return id
}
/** Changes an order as it was read, with other lines. */
const change = async (who: SignedIn, id: string, of: (lines: Reply['data']['lines']) => object, more: object = {}) => {
  const { lines, version } = await read(who, id)
  return call(who, 'edit', { id: Number(id), version, ...of(lines), change_reason: '客户加量', ...more })
}
/** So many of a line have come. */
async function receive(lineId: string, pieces: number, board = 0): Promise<number> {
  const { db } = held.app
  const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
  const { id } = await createDocument(
    db,
    {
      type: 'IN',
      subType: 'purchase',
      day: '2026-11-21',
      party,
      warehouse,
      lines: [boardLine(stage.boards[board]!, pieces, { source: Number(lineId) })],
    },
    '仓管',
  )
  await act(db, id, 'submit', { who: '仓管' })
  await audit(db, id, { who: '仓管' })
  return id
}
const incoming = async (sku: number) => {
  const found = await held.app.db.execute(sql`select count(*)::int as count from promised_lines where sku_id = ${sku}`)
  return (found.rows[0] as { count: number }).count
}

it('changes an approved order for a reason: counted, told with old and new values, and looked up as it is now', async () => {
  const who = await begun(boss)
  const id = await approved(who)
  expect(await change(who, id, (lines) => ({ lines }), { change_reason: '' })).toMatchObject({ status: 400, code: 'REASON_MISSING' })
  expect(await change(who, id, (lines) => ({ lines }))).toMatchObject({ status: 422, code: 'CHANGE_NOTHING' })
  const open = await incoming(stage.boards[2]!)
  const changed = await change(who, id, ([first]) => ({ remark: '改', lines: [{ ...first, qty: '60', price: '850' }, line(2, '5', '7')] }))
  expect(changed).toMatchObject({ status: 200 })
  expect(await read(who, id)).toMatchObject({
    status: 2,
    gross: '51035',
    remark: '改',
    lines: [{ qty: '60' }, { sku_id: String(stage.boards[2]) }],
  })
  expect(await incoming(stage.boards[2]!)).toBe(open + 1)
  const event = (await eventsOf(who, id)).at(-1)!
  expect(event).toMatchObject({ what: 'change', note: '客户加量' })
  expect(event.diff!.changes).toEqual([
    expect.objectContaining({ line: 0, field: 'gross', old: '43200', new: '51035' }),
    expect.objectContaining({ line: 0, field: 'remark', old: '', new: '改' }),
    expect.objectContaining({ line: 2, field: 'qty', old: '10', new: '', deed: 'removed' }),
    expect.objectContaining({ line: 1, field: 'qty', old: '50', new: '60', deed: 'changed' }),
    expect.objectContaining({ line: 1, field: 'price', old: '860', new: '850' }),
    expect.objectContaining({ line: 2, field: 'qty', old: '', new: '5', deed: 'added' }),
  ])
  expect((await post(who, '/order/detail', { type: 'PO', id: Number(id) })).data['header']).toMatchObject({ change_no: 1 })
  expect(await verify(held.app.db)).toEqual([])
})

it('is bounded by what has come: at the line, at whose it is, and for a line that a receipt answers', async () => {
  const who = await begun(boss)
  const id = await approved(who)
  const [first, second] = (await read(who, id)).lines
  await receive(first!.id, 20)
  await receive(second!.id, 4, 1)
  const other = await change(who, id, ([one, two]) => ({ lines: [one, { ...two, qty: '3' }] }))
  expect(other).toMatchObject({
    code: 'CHANGE_BELOW',
    msg: expect.stringMatching(/第 2 行.*4/),
    errors: { 'lines.1.qty': expect.stringContaining('4') },
  })
  const less = await change(who, id, ([one, other]) => ({ lines: [{ ...one, qty: '19' }, other] }))
  expect(less).toMatchObject({ status: 422, code: 'CHANGE_BELOW', errors: { 'lines.0.qty': expect.stringContaining('20') } })
  const goods = await change(who, id, ([one, other]) => ({ lines: [{ ...one, sku_id: String(stage.boards[2]) }, other] }))
  expect(goods).toMatchObject({ status: 422, code: 'CHANGE_GOODS' })
  expect(await change(who, id, ([, other]) => ({ lines: [other] }))).toMatchObject({ status: 422, code: 'LINE_ANSWERED' })
  const whose = await change(who, id, () => ({ party_id: String(stage.suppliers[1]) }))
  expect(whose).toMatchObject({ status: 422, code: 'CHANGE_TAKEN', errors: { party_id: expect.any(String) } })
  expect(await read(who, id)).toMatchObject({ status: 3, lines: [{ qty: '50', taken: '20' }, { taken: '4' }] })
  // all of it that has come is all of it that is wanted
  const done = await change(who, id, ([one, two]) => ({
    lines: [
      { ...one, qty: '20' },
      { ...two, qty: '4' },
    ],
  }))
  expect(done).toMatchObject({ status: 200 })
  expect(await read(who, id)).toMatchObject({ status: 4, progress: '100' })
  expect(await verify(held.app.db)).toEqual([])
})

it('waits for approval where it is dearer and made by who may not approve, or where a rule says so; nothing is received before', async () => {
  const [chief, clerk] = [await begun(boss), await begun(buyer)]
  const id = await approved(chief)
  const [first] = (await read(chief, id)).lines
  await receive(first!.id, 5)
  expect(await change(clerk, id, ([one, other]) => ({ lines: [{ ...one, qty: '40' }, other] }))).toMatchObject({ status: 200 })
  expect(await read(chief, id)).toMatchObject({ status: 3 })
  await change(clerk, id, ([one, other]) => ({ lines: [{ ...one, qty: '90' }, other] }))
  expect(await read(chief, id)).toMatchObject({ status: 1, lines: [{ taken: '5' }, {}] })
  await expect(receive(first!.id, 5)).rejects.toMatchObject({ detail: { code: 'SOURCE_CLOSED' } })
  expect(await call(chief, 'void', { id: Number(id) })).toMatchObject({ status: 422, code: 'DOCUMENT_LINKED' })
  await call(chief, 'approve', { id: Number(id) })
  expect(await read(chief, id)).toMatchObject({ status: 3 })
  await held.app.db.execute(sql`insert into approval_rules (type, kind, limit_at) values ('PO', 'amount', 1000)`)
  await change(chief, id, ([one, other]) => ({ lines: [{ ...one, qty: '80' }, other] }))
  expect(await read(chief, id)).toMatchObject({ status: 1 })
  expect(await call(chief, 'approve', { id: Number(id) })).toMatchObject({ status: 200, msg: expect.stringContaining('另一人') })
  expect(await call(await begun(boss), 'approve', { id: Number(id) })).toMatchObject({ status: 200 })
  expect(await read(chief, id)).toMatchObject({ status: 3 })
  await held.app.db.execute(sql`delete from approval_rules`)
  expect(await verify(held.app.db)).toEqual([])
})

it('waits for a second person where that is switched on, and where it promises more in advance or to somebody else', async () => {
  const [chief, other, clerk] = [await begun(boss), await begun(boss), await begun(buyer)]
  const id = await approved(chief)
  await setFactorySettings(held.app.db, { second_person: true }, '老板')
  await change(chief, id, ([one, two]) => ({ lines: [{ ...one, qty: '90' }, two] }))
  const own = await call(chief, 'approve', { id: Number(id) })
  const done = await call(other, 'approve', { id: Number(id) })
  // who wrote the order first judges what somebody else has changed of it
  await change(other, id, ([one, two]) => ({ lines: [{ ...one, qty: '95' }, two] }))
  const foreign = await call(other, 'approve', { id: Number(id) })
  const first = await call(chief, 'approve', { id: Number(id) })
  await setFactorySettings(held.app.db, { second_person: false }, '老板')
  expect([own, done, foreign, first]).toMatchObject([{ code: 'SAME_PERSON' }, { status: 200 }, { code: 'SAME_PERSON' }, { status: 200 }])
  await change(clerk, id, (lines) => ({ lines, deposit: '100' }))
  expect(await read(chief, id)).toMatchObject({ status: 1, deposit: '100' })
  await call(chief, 'approve', { id: Number(id) })
  // all of it comes to no more, but one price does
  await change(clerk, id, ([one, two]) => ({
    lines: [
      { ...one, qty: '1' },
      { ...two, price: '99' },
    ],
  }))
  expect(await read(chief, id)).toMatchObject({ status: 1 })
  await call(chief, 'approve', { id: Number(id) })
  await change(clerk, id, (lines) => ({ lines, party_id: String(stage.suppliers[1]) }))
  expect(await read(chief, id)).toMatchObject({ status: 1 })
})

it('says what a change comes to before it is stored, without prices for who may not see them, by both calls', async () => {
  const chief = await begun(boss)
  const id = await approved(chief)
  const blind = await begun(boss.filter((key) => key !== 'price:view'))
  const { lines, version } = await read(chief, id)
  const body = { id: Number(id), version, lines: [{ ...lines[0], qty: '51', price: '861' }, lines[1]] }
  const told = await call(chief, 'preview', body)
  expect(told.data).toMatchObject({
    change_no: 1,
    status: 2,
    changes: [{ field: 'gross' }, { field: 'qty', new: '51' }, { field: 'price', new: '861' }],
  })
  expect((await call(blind, 'preview', body)).data['changes']).toEqual([expect.objectContaining({ field: 'qty', new: '51' })])
  const family = { type: 'PO', id: Number(id), version, remark: '快' }
  expect((await post(chief, '/order/edit', { ...family, preview: 1 })).data).toMatchObject({
    change_no: 1,
    diff: [{ field: 'remark', new: '快' }],
  })
  expect(await read(chief, id)).toEqual(expect.objectContaining({ version, remark: '', status: 2 }))
  expect(await eventsOf(chief, id)).toHaveLength(3)
  expect(await post(chief, '/order/edit', family)).toMatchObject({ status: 400, code: 'REASON_MISSING' })
  const stored = await post(chief, '/order/edit', { ...family, change_reason: '急' })
  expect(stored.data).toMatchObject({ change_no: 1, status: 2, diff: [{ field: 'remark', old: '', new: '快' }] })
  const reader = await begun([own('index'), own('approve')])
  expect((await read(reader, id))['allow']).not.toContain('change')
  expect(await call(reader, 'preview', { ...body, version: stored.data.version })).toMatchObject({ status: 110000 })
})
