import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#src/server/access/accounts.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { boardLine, setStage, type Stage } from '../stage.ts'
import { createDocument } from '#src/server/factory/documents.ts'

const held = testApp()
const key = 'admin-store-godownEntry-index'

interface Reply {
  status: number
  code?: string
  data: { list: { id: string }[]; rules: { field: string; value: number[]; options: { value: number; label: string }[] }[] } & Record<
    string,
    never
  >
}
const send = async ({ headers }: SignedIn, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Reply> =>
  (await held.app.inject({ method, url, headers, ...(payload && { payload }) })).json()

let stage: Stage
let admin: SignedIn
let role: number
let receipts: number[]
beforeAll(async () => {
  const { db } = held.app
  stage = await setStage(db)
  admin = await signedIn(held.app)
  const { id } = await signedIn(held.app, [])
  await grantRole(db, id, '收货员', [key, 'admin-store-godownEntry-add'])
  role = (await row<{ id: number }>(db, sql`select id from roles where name = '收货员'`))!.id
  receipts = []
  for (const warehouse of stage.warehouses) {
    const lines = [boardLine(stage.boards[0]!, 1)]
    receipts.push((await createDocument(db, { type: 'IN', subType: 'other', day: '2026-11-02', warehouse, lines }, '仓管')).id)
  }
})

/** A member of staff with warehouses, as they were added on the page of staff. */
async function added(account: string, warehouses: number[]): Promise<SignedIn> {
  const body = { account, real_name: '老周', pwd: 'secret-1', conf_pwd: 'secret-1', roles: [role], status: 1, warehouses }
  expect(await send(admin, 'POST', '/adminapi/setting/admin', body)).toMatchObject({ status: 200 })
  const { data } = (await held.app.inject({ method: 'POST', url: '/adminapi/login', payload: { account, pwd: 'secret-1' } })).json<{
    data: { token: string }
  }>()
  return { headers: { 'authori-zation': `Bearer ${data.token}` } } as unknown as SignedIn
}
const seen = async (who: SignedIn) => {
  const { data } = await send(who, 'POST', '/api/doc/goods-receipt/list', { page: 1, limit: 50 })
  return data.list.map(({ id }) => Number(id)).toSorted((one, other) => one - other)
}
const body = (warehouse: number) => ({
  ...{ sub_type: 'other', warehouse_id: String(warehouse) },
  lines: [{ sku_id: String(stage.boards[0]), qty: '1' }],
})

describe('who keeps a warehouse', () => {
  it('sees its papers alone, in lists and by id, and writes no others', async () => {
    const keeper = await added('keeper', [stage.warehouses[0]!])
    expect(await seen(keeper)).toEqual([receipts[0]])
    expect((await send(keeper, 'POST', '/api/doc/goods-receipt/read', { id: receipts[1] })).status).toBe(400)
    expect(await send(keeper, 'POST', '/api/doc/goods-receipt/add', body(stage.warehouses[1]!))).toMatchObject({
      ...{ status: 400, code: 'WAREHOUSE_BEYOND' },
    })
    expect(await send(keeper, 'POST', '/api/doc/goods-receipt/add', body(stage.warehouses[0]!))).toMatchObject({ status: 200 })
  })

  it('keeps all of them where none was chosen', async () => {
    const keeper = await added('allkeeper', [])
    expect(await seen(keeper)).toEqual(expect.arrayContaining(receipts))
  })

  it('is set on the page of staff, and to what is there alone', async () => {
    await added('another', [stage.warehouses[1]!])
    const { id } = (await row<{ id: number }>(held.app.db, sql`select id from accounts where account = 'another'`))!
    const form = await send(admin, 'GET', `/adminapi/setting/admin/${id}/edit`)
    const rule = form.data.rules.find(({ field }) => field === 'warehouses')!
    expect(rule.value).toEqual([stage.warehouses[1]])
    expect(rule.options.map(({ value }) => value)).toEqual(expect.arrayContaining(stage.warehouses))
    const changed = { account: 'another', real_name: '老周', roles: [role], status: 1, warehouses: [999_999] }
    expect(await send(admin, 'PUT', `/adminapi/setting/admin/${id}`, changed)).toMatchObject({
      status: 400,
      code: 'staff_warehouse_missing',
    })
  })
})
