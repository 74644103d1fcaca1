import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'
import { day, setStage, type Stage } from '../factory/stage.ts'

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
  msg: string
  data: Record<string, unknown>
}
const send = async (url: string, payload: object, as = who): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/${url}`, headers: as.headers, payload })).json()
const papers = async () => (await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from factory_documents`))!.count
const order = (more: object = {}) => ({
  ...{ type: 'PO', party_id: stage.suppliers[0]!, biz_date: day },
  lines: [{ sku_id: stage.boards[0]!, qty: '5', price: '10', tax_rate: '0.13' }],
  ...more,
})

describe('P-D4: the same token', () => {
  const calls: [string, () => [string, object]][] = [
    ['a paper over the family', () => ['order/add', order()]],
    [
      'a paper of a page',
      () => [
        'doc/purchase-order/add',
        {
          party_id: String(stage.suppliers[0]),
          biz_date: day,
          tax_mode: 'incl',
          lines: [{ id: '', sku_id: String(stage.boards[0]), qty: '3', price: '2', price_unit: 'unit' }],
        },
      ],
    ],
    ['a payment', () => ['order/addPaid', { side: 'out', party_id: stage.suppliers[0], amount: '12.50', method: 'bank' }]],
    [
      'a correction of stock',
      () => ['stock/adjust', { warehouse_id: stage.warehouses[0], sku_id: stage.boards[0], qty: '2', reason: '盘盈' }],
    ],
    ['a count', () => ['stock/countCreate', { warehouse_id: stage.warehouses[0], blind: 1 }]],
  ]
  it.each(calls)('is one document for ever, many at once and after a day: %s', async (_, made) => {
    const [url, payload] = made()
    const body = { ...payload, client_token: crypto.randomUUID() }
    const before = await papers()
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send(url, body)))
    const settled = await send(url, body)
    expect(settled).toMatchObject({ status: 200 })
    const odd = replies.filter(({ status }) => status !== 200)
    expect(odd.map(({ code }) => code)).toEqual(odd.map(() => 'idempotency_running'))
    for (const { data } of replies.filter(({ status }) => status === 200)) expect(data).toEqual(settled.data)
    expect(await papers()).toBe(before + 1)
    await held.app.db.execute(sql`update idempotency_keys set made_at = now() - interval '400 days'`)
    // a write of somebody else throws old answers away
    await send('order/add', order({ client_token: crypto.randomUUID() }))
    expect(await send(url, body)).toEqual(settled)
    expect(await send(url, { ...body, remark: '改', reason: '改', blind: 0 })).toMatchObject({
      status: expect.any(Number),
      code: expect.any(String),
    })
    expect(await papers()).toBe(before + 2)
    const kept = await row<{ digest: string; by: string }>(
      held.app.db,
      sql`select client_digest as digest, created_by as by from factory_documents where id = ${Number(settled.data['id'])} and client_token is not null`,
    )
    expect(kept).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{64}$/), by: expect.stringMatching(/./) })
  })

  it('of two people is two documents, and one that is not remembered is not written again', async () => {
    const [token, before] = [crypto.randomUUID(), await papers()]
    const other = await signedIn(held.app)
    for (const one of [who, other]) expect(await send('order/add', order({ client_token: token }), one)).toMatchObject({ status: 200 })
    expect(await papers()).toBe(before + 2)
    await held.app.db.execute(sql`delete from idempotency_keys`)
    expect(await send('order/add', order({ client_token: token }))).toMatchObject({ status: 409, code: 'TOKEN_OF_ANOTHER' })
    expect(await papers()).toBe(before + 2)
  })
})

describe('P-D8: of several who write one version', () => {
  const edits: [string, (id: number, at: number) => [string, object]][] = [
    ['of a draft', (id, at) => ['order/edit', { ...order({ remark: `第 ${at} 人` }), id }]],
    ['of its remark', (id, at) => ['order/note', { type: 'PO', id, remark: `第 ${at} 人` }]],
  ]
  it.each(edits)('one wins, and the others are told who, when and what it is now: %s', async (_, edit) => {
    const added = (await send('order/add', order())).data as { id: number; version: number }
    const people = await Promise.all([1, 2, 3, 4].map(() => signedIn(held.app)))
    const replies = await Promise.all(
      people.map((one, at) => {
        const [url, body] = edit(added.id, at)
        return send(url, { ...body, version: added.version }, one)
      }),
    )
    const won = replies.findIndex(({ status }) => status === 200)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { account } = (await row<{ account: string }>(held.app.db, sql`select account from accounts where id = ${people[won]!.id}`))!
    for (const lost of replies.filter(({ status }) => status !== 200)) {
      expect(lost).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { id: String(added.id), remark: `第 ${won} 人` } } })
      expect(lost.msg).toMatch(new RegExp(`^${account} 在 \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d`))
    }
    expect((await send('order/detail', { type: 'PO', id: added.id })).data).toMatchObject({ header: { remark: `第 ${won} 人` } })
  })
})
