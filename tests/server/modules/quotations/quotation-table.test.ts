import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { draftName } from '#src/forms/draft-name.ts'
import { today } from '#src/lib/shop-time.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const page = 'admin-store-quotation-index'
const acts = ['send', 'accept', 'lose', 'void']
const everything = [page, ...['add', 'edit', ...acts].map((name) => `${page}-${name}`)]
const others = ['admin-store-customerlist-index', 'setting-systemBasicdata', 'setting-systemBasicdata-add']

interface Reply {
  status: number
  code?: string
  data: { id: string; version: number } & Record<string, unknown>
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
const call = (who: SignedIn, name: string, payload: object) => post(who, `/doc/quotation/${name}`, payload)

async function begun() {
  const who = await signedIn(held.app, [...everything, ...others, 'admin-store-customerlist-index-add'])
  const customer = await post(who, '/party/customer/add', { name: `询价客户 ${who.token.slice(-12)}` })
  return { who, party_id: customer.data.id }
}
const read = async (who: SignedIn, id: string) => (await call(who, 'read', { id: Number(id) })).data
const line = (num: string, price: string, more: object = {}) => ({ name: '丁腈胶板', num, price, ...more })

it('is numbered, of today, and comes to exact sums whatever is sent', async () => {
  const { who, party_id } = await begun()
  const lines = [line('12.5', '3.333', { subtotal: '1' }), line('2', '0.005'), line('1', '99.99')]
  const made = await call(who, 'add', { party_id, lines })
  expect(made).toMatchObject({ status: 200, code: '100000' })
  const found = await read(who, made.data.id)
  expect(found['sn']).toMatch(/^BJ\d{8}-\d{4}$/)
  expect(found).toMatchObject({
    status: 0,
    biz_date: today(),
    varieties: 3,
    quantity: '15.5',
    total: '141.66',
    allow: ['edit', 'send', 'void'],
  })
  expect(found['lines']).toMatchObject([{ subtotal: '41.66' }, { subtotal: '0.01' }, { subtotal: '99.99' }])
  expect(String(found['party_name'])).toContain('询价客户')
  // three lines of half a cent each are two cents together, not three
  const halves = await call(who, 'add', { party_id, lines: [line('1', '0.005'), line('1', '0.005'), line('1', '0.005')] })
  expect(await read(who, halves.data.id)).toMatchObject({ total: '0.02', lines: [{ subtotal: '0.01' }, {}, {}] })
  // a discount is a line below nought, and what nobody wrote into is no line
  const less = [line('2', '100'), { name: '', num: '', price: '' }, line('1', '-10', { name: '折扣' })]
  const cheaper = await call(who, 'add', { party_id, lines: less })
  expect(await read(who, cheaper.data.id)).toMatchObject({ varieties: 2, total: '190', lines: [{}, { subtotal: '-10' }] })
  expect(await call(who, 'add', { party_id, total: '9', lines })).toMatchObject({ status: 400 })
  expect(await call(who, 'add', { lines })).toMatchObject({ status: 400, errors: { party_id: expect.any(String) } })
})

it('is sent with lines alone, then answered, and changed no more', async () => {
  const { who, party_id } = await begun()
  const { data } = await call(who, 'add', { party_id })
  const id = Number(data.id)
  expect(await call(who, 'send', { id, version: 1 })).toMatchObject({ status: 400, code: 'QUOTATION_EMPTY' })
  expect(await call(who, 'accept', { id, version: 1 })).toMatchObject({ status: 422, code: 'RECORD_STATE' })
  await call(who, 'edit', { id, version: 1, lines: [line('3', '1.5')] })
  expect(await call(who, 'send', { id, version: 1 })).toMatchObject({ status: 409 })
  expect(await call(who, 'send', { id, version: 2 })).toMatchObject({ status: 200, data: { version: 3 } })
  expect(await read(who, data.id)).toMatchObject({ status: 1, total: '4.5', allow: ['accept', 'lose', 'void'] })
  expect(await call(who, 'edit', { id, version: 3, remark: '改' })).toMatchObject({ status: 422, code: 'RECORD_STATE' })
  await call(who, 'lose', { id, version: 3 })
  expect(await read(who, data.id)).toMatchObject({ status: 3, allow: [] })
  expect(await call(who, 'void', { id, version: 4 })).toMatchObject({ status: 422 })
})

it('keeps its customer and its units from being deleted', async () => {
  const { who, party_id } = await begun()
  const boss = await signedIn(held.app)
  const unit = await post(boss, '/basic/unit/add', { name: `箱${who.token.slice(-6)}` })
  const { data } = await call(who, 'add', { party_id, lines: [line('1', '2', { unit_id: unit.data.id })] })
  expect(await read(who, data.id)).toMatchObject({ lines: [{ unit_id: unit.data.id, unit_name: expect.stringContaining('箱') }] })
  expect(await post(boss, '/basic/unit/del', { id: Number(unit.data.id), version: 1 })).toMatchObject({ code: 'IN_USE' })
  expect(await post(boss, '/party/customer/del', { id: Number(party_id), version: 1 })).toMatchObject({ code: 'TABLE_IN_USE' })
})

it('goes on from the quotation that somebody was writing before there were documents', async () => {
  const who = await signedIn(held.app)
  const unit = await post(who, '/basic/unit/add', { name: `桶${who.token.slice(-6)}` })
  const lines = [
    { name: '胶水', unit: `桶${who.token.slice(-6)}`, num: '2', price: '9.5' },
    {},
    { name: '垫片', unit: '袋子', num: '一', remark: '急' },
  ]
  const kept = { values: { orderSn: 'SO-7', date: '2026-11-01', lines }, base: {}, at: 1764000000000 }
  await held.app.db.execute(
    sql`insert into form_drafts (account_id, name, draft) values (${who.id}, 'quotation', ${JSON.stringify(kept)}::json)`,
  )
  const file = new URL('../../../../src/server/migrations/20261125-0350-quotation-drafts.sql', import.meta.url)
  await held.app.db.execute(sql.raw(readFileSync(file, 'utf8')))
  const name = draftName('/marketingManagement/quotation', 'form', '')
  const found = await row<{ draft: object }>(
    held.app.db,
    sql`select draft from form_drafts where account_id = ${who.id} and name = ${name}`,
  )
  expect(found?.draft).toMatchObject({
    at: kept.at,
    values: {
      remark: 'SO-7',
      lines: [
        { id: 'new-kept-1', name: '胶水', unit: unit.data.id, num: '2', price: '9.5' },
        { name: '垫片', unit: { refused: '袋子' }, num: { refused: '一', fault: { code: 'FIELD_NUMBER' } }, price: '', remark: '急' },
      ],
    },
  })
})
