import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DataScope } from '#src/api/roles.ts'
import { grantRole } from '#src/server/access/accounts.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: string; version: number; list: Record<string, unknown>[]; count: number; [key: string]: unknown }
}

const pages = ['admin-store-customerlist-index', 'admin-store-supplierList-index']
const keys = pages.flatMap((page) => [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`, `${page}-merge`])

async function call(who: SignedIn, name: string, payload: object, side = 'customer'): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/party/${side}/${name}`, headers: who.headers, payload })).json()
}

const setScope = (who: SignedIn, scope: DataScope) =>
  held.app.db.execute(
    sql`update roles set data_scope = ${scope} where id in (select role_id from account_roles where account_id = ${who.id})`,
  )

async function salesman(scope: DataScope): Promise<SignedIn> {
  const who = await signedIn(held.app, keys)
  await setScope(who, scope)
  return who
}

async function department(name: string, pid: number | null, members: SignedIn[]): Promise<number> {
  const made = await row<{ id: number }>(held.app.db, sql`insert into departments (name, pid) values (${name}, ${pid}) returning id`)
  for (const { id } of members)
    await held.app.db.execute(sql`insert into department_members (department_id, account_id) values (${made!.id}, ${id})`)
  return made!.id
}

/** Whose customers somebody's list shows. */
async function listed(who: SignedIn): Promise<string[]> {
  const { list, count } = (await call(who, 'list', { page: 1, limit: 100 })).data
  expect(count).toBe(list.length)
  return list.map((one) => String(one['name'])).sort((a, b) => a.localeCompare(b))
}

let li: SignedIn
let wang: SignedIn
let head: SignedIn
let far: SignedIn
let boss: SignedIn
const ids: Record<string, number> = {}
const inOrder = ['客户 li', '客户 nobody', '客户 wang', '客户 far', '客户 head'].sort((a, b) => a.localeCompare(b))

beforeAll(async () => {
  li = await salesman('own')
  wang = await salesman('own')
  head = await salesman('below')
  far = await salesman('own')
  boss = await signedIn(held.app)
  const sales = await department('销售部', null, [head])
  await department('华东组', sales, [li, wang])
  await department('外贸部', null, [far])
  for (const [name, who] of Object.entries({ li, wang, head, far }))
    ids[name] = Number((await call(who, 'add', { name: `客户 ${name}` })).data.id)
  ids['nobody'] = Number((await call(boss, 'add', { name: '客户 nobody' })).data.id)
})

describe('data scope', () => {
  it('makes a new record one’s own, and lists what is within it', async () => {
    expect((await call(li, 'read', { id: ids['li'] })).data).toMatchObject({ salesman_id: String(li.id) })
    expect(await listed(li)).toEqual(['客户 li'])
    expect(await listed(far)).toEqual(['客户 far'])
    expect(await listed(head)).toEqual(['客户 head', '客户 li', '客户 wang'])
    expect(await listed(boss)).toEqual(inOrder)
    await setScope(wang, 'department')
    expect(await listed(wang)).toEqual(['客户 li', '客户 wang'])
    await setScope(head, 'department')
    expect(await listed(head)).toEqual(['客户 head'])
    await setScope(head, 'all')
    expect(await listed(head)).toEqual(inOrder)
    await setScope(wang, 'own')
    await setScope(head, 'below')
  })

  it('of several roles the widest counts, one that is switched off does not', async () => {
    await grantRole(held.app.db, far.id, '看全部', ['nothing-else'])
    expect(await listed(far)).toEqual(inOrder)
    await held.app.db.execute(sql`update roles set is_disabled = true where name = '看全部'`)
    expect(await listed(far)).toEqual(['客户 far'])
  })

  it('hides the rest from every call', async () => {
    const id = ids['wang']!
    const gone = { status: 400, code: 'RECORD_GONE' }
    expect(await call(li, 'read', { id })).toMatchObject(gone)
    expect(await call(li, 'history', { id })).toMatchObject(gone)
    expect(await call(li, 'edit', { id, version: 1, phone: '1' })).toMatchObject(gone)
    // an older version, too: what is refused with 409 would carry the row
    expect(await call(li, 'edit', { id, version: 77, phone: '1' })).toMatchObject(gone)
    expect(await call(li, 'del', { id, version: 1 })).toMatchObject(gone)
    expect(await call(li, 'merge', { id: ids['li'], from: [id] })).toMatchObject(gone)
    expect(await call(li, 'merge', { id, from: [ids['li']] })).toMatchObject(gone)
    expect((await call(li, 'options', { words: '客户' })).data.list).toMatchObject([{ name: '客户 li' }])
    expect((await call(li, 'options', { ids: `${id},${ids['li']}` })).data.list).toMatchObject([{ name: '客户 li' }])
    expect((await call(li, 'list', { salesman_id: String(wang.id) })).data).toEqual({ list: [], count: 0 })
    expect((await call(wang, 'read', { id })).data).toMatchObject({ name: '客户 wang', version: 1 })
    expect((await call(head, 'read', { id })).data).toMatchObject({ name: '客户 wang' })
  })

  it('lets nobody give a record out of their own sight', async () => {
    const given = { name: '客户 given', salesman_id: String(wang.id) }
    expect(await call(li, 'add', given)).toMatchObject({ code: 'OWNER_BEYOND', errors: { salesman_id: expect.stringContaining('') } })
    const version = Number((await call(li, 'read', { id: ids['li'] })).data.version)
    for (const salesman of [String(wang.id), ''])
      expect(await call(li, 'edit', { id: ids['li'], version, salesman_id: salesman })).toMatchObject({ code: 'OWNER_BEYOND' })
    const made = await call(head, 'add', given)
    expect(made).toMatchObject({ status: 200 })
    expect((await call(wang, 'read', { id: Number(made.data.id) })).data).toMatchObject({ name: '客户 given' })
    await call(head, 'del', { id: Number(made.data.id), version: 1 })
  })

  it('of a file takes new records as one’s own, and changes nobody else’s', async () => {
    const fields = ['name', 'phone']
    const rows = [
      ['客户 file', '1'],
      ['客户 wang', '2'],
      ['客户 li', '3'],
    ]
    const done = await call(li, 'import', { fields, rows, dry: false, duplicates: 'update' })
    expect(done.data).toMatchObject({ added: 1, updated: 1, wrong: 1, problems: [{ row: 1, field: 'name' }] })
    expect(await listed(li)).toEqual(['客户 file', '客户 li'])
    expect((await call(wang, 'read', { id: ids['wang'] })).data).toMatchObject({ phone: '', version: 1 })
    const beyond = { fields: ['name', 'salesman_id'], rows: [['客户 beyond', String(wang.id)]], dry: true }
    expect((await call(li, 'import', beyond)).data).toMatchObject({ wrong: 1, problems: [{ row: 0, field: 'salesman_id' }] })
  })

  it('takes a party of the other side over only where it is seen there', async () => {
    const supplier = (await call(wang, 'add', { name: '供应商 wang' }, 'supplier')).data
    expect((await call(wang, 'read', { id: Number(supplier.id) }, 'supplier')).data).toMatchObject({ buyer_id: String(wang.id) })
    const record = { name: '供应商 wang' }
    // somebody else's name is taken, and that is all that is told
    expect(await call(li, 'add', record)).toMatchObject({ code: 'TABLE_TWICE' })
    expect(await call(li, 'take_over', { id: Number(supplier.id), record })).toMatchObject({ code: 'RECORD_GONE' })
    expect(await call(wang, 'take_over', { id: Number(supplier.id), record })).toMatchObject({ status: 200 })
    expect((await call(wang, 'read', { id: Number(supplier.id) })).data).toMatchObject({ salesman_id: String(wang.id) })
  })
})

describe('the data scope of a role', () => {
  const role = async (who: SignedIn, path: string, method: 'GET' | 'POST', payload?: object) =>
    (await held.app.inject({ method, url: `/adminapi/setting/role/${path}`, headers: who.headers, payload })).json<{
      status: number
      code?: string
      msg: string
      data: { role: Record<string, unknown>; data_scope: string }
    }>()

  it('is kept, stays where it is not sent, and is never wider than the asking person’s', async () => {
    const rule = await row<{ id: number }>(held.app.db, sql`select id from menus where permission = 'setting-system-role'`)
    const body = { role_name: '业务员', status: 1, checked_menus: [rule!.id] }
    expect(await role(boss, '0', 'POST', { ...body, data_scope: 'department' })).toMatchObject({ status: 200 })
    const made = await row<{ id: number }>(held.app.db, sql`select id from roles where name = '业务员'`)
    const read = async () => (await role(boss, `${made!.id}/edit`, 'GET')).data.role
    expect(await read()).toMatchObject({ data_scope: 'department' })
    await role(boss, String(made!.id), 'POST', body)
    expect(await read()).toMatchObject({ data_scope: 'department' })

    const clerk = await signedIn(held.app, ['setting-system-role', 'setting-system_role-add'])
    await setScope(clerk, 'department')
    expect((await role(clerk, 'create', 'GET')).data).toMatchObject({ data_scope: 'department' })
    expect(await role(clerk, '0', 'POST', { ...body, role_name: '更宽', data_scope: 'below' })).toMatchObject({ status: 400 })
    expect(await role(clerk, '0', 'POST', { ...body, role_name: '同宽' })).toMatchObject({ status: 200 })
    const kept = await row<{ data_scope: string }>(held.app.db, sql`select data_scope from roles where name = '同宽'`)
    expect(kept).toEqual({ data_scope: 'department' })
    await setScope(clerk, 'own')
    // a role that sees more is not theirs to change
    expect(await role(clerk, `${made!.id}/edit`, 'GET')).toMatchObject({ status: 400 })
  })
})
