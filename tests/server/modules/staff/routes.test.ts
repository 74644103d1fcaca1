import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { grantRole } from '#src/server/access/accounts.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const password = 'secret-1'

interface Reply {
  status: number
  code?: string
  msg: string
  data?: {
    list: Record<string, unknown>[]
    count: number
    rules: { field: string; value: unknown; options?: { value: number }[] }[]
    token?: string
  }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Reply> {
  const reply = await held.app.inject({ method, url: `/adminapi${url}`, headers: who.headers, ...(body ? { payload: body } : {}) })
  return reply.json()
}

async function role(name: string, permissions: string[]): Promise<number> {
  const { id } = await signedIn(held.app, [])
  await grantRole(held.app.db, id, name, permissions)
  await held.app.db.execute(sql`delete from accounts where id = ${id}`)
  return (await row<{ id: number }>(held.app.db, sql`select id from roles where name = ${name}`))!.id
}

const fresh = (account: string, roles: number[], more = {}) => ({
  account,
  real_name: '小王',
  pwd: password,
  conf_pwd: password,
  roles,
  status: 1,
  ...more,
})
const signIn = async (account: string, pwd = password) =>
  (await held.app.inject({ method: 'POST', url: '/adminapi/login', payload: { account, pwd } })).json<Reply>()
const idOf = async (account: string) =>
  (await row<{ id: number }>(held.app.db, sql`select id from accounts where account = ${account}`))!.id

it('adds an account that can sign in, lists it and searches it by name and account', async () => {
  const admin = await signedIn(held.app)
  const editors = await role('editors', ['admin-setting-pages-devise'])
  expect(await call(admin, 'POST', '/setting/admin', fresh('wang', [editors]))).toMatchObject({ status: 200, code: '100000' })
  expect((await signIn('wang')).data?.token).toEqual(expect.any(String))
  const found = await call(admin, 'GET', '/setting/admin?name=WAN&status=1')
  expect(found.data?.list).toMatchObject([
    { account: 'wang', real_name: '小王', roles: 'editors', status: 1, login_count: 1, last_ip: '127.0.0.1' },
  ])
  expect(JSON.stringify(found)).not.toContain('scrypt')
  expect((await call(admin, 'GET', '/setting/admin?name=nobody')).data?.count).toBe(0)
  expect((await call(admin, 'GET', '/setting/admin?name=wang&status=0')).data?.count).toBe(0)
})

it('describes its forms as the shop does', async () => {
  const admin = await signedIn(held.app)
  const editors = await role('form editors', ['system-file'])
  await call(admin, 'POST', '/setting/admin', fresh('formed', [editors]))
  const create = await call(admin, 'GET', '/setting/admin/create')
  expect(create.data).toMatchObject({ action: '/setting/admin', method: 'POST', title: '管理员添加' })
  expect(create.data?.rules.map(({ field }) => field)).toEqual(['account', 'pwd', 'conf_pwd', 'real_name', 'roles', 'status'])
  const id = await idOf('formed')
  const edit = await call(admin, 'GET', `/setting/admin/${id}/edit`)
  expect(edit.data).toMatchObject({ action: `/setting/admin/${id}`, method: 'PUT' })
  expect(edit.data?.rules.filter(({ field }) => field !== 'version').map(({ value }) => value)).toEqual([
    'formed',
    '',
    '',
    '小王',
    [editors],
    1,
  ])
})

it.each([
  ['no account', { account: '' }, '400033'],
  ['a bad account', { account: '王' }, '400034'],
  ['no password', { pwd: '', conf_pwd: '' }, '400256'],
  ['a short password', { pwd: '12345', conf_pwd: '12345' }, '400762'],
  ['no second password', { conf_pwd: '' }, '400263'],
  ['two passwords', { conf_pwd: 'other-12' }, '400264'],
  ['no name', { real_name: ' ' }, '400035'],
  ['no role', { roles: [] }, '400036'],
  ['an unknown role', { roles: [999_999] }, '400036'],
])('refuses %s', async (_, more, code) => {
  const admin = await signedIn(held.app)
  const some = await role('some', ['system-file'])
  expect(await call(admin, 'POST', '/setting/admin', fresh('refused', [some], more))).toMatchObject({ status: 400, code })
  expect(await row(held.app.db, sql`select 1 from accounts where account = 'refused'`)).toBeUndefined()
})

it('keeps a name for one account, until it is removed; who is removed or switched off is signed out', async () => {
  const admin = await signedIn(held.app)
  const some = await role('some', ['system-file'])
  await call(admin, 'POST', '/setting/admin', fresh('taken', [some]))
  expect(await call(admin, 'POST', '/setting/admin', fresh('TAKEN', [some]))).toMatchObject({ code: '400596' })
  const id = await idOf('taken')
  const token = (await signIn('taken')).data!.token
  const asked = () => held.app.inject({ url: '/adminapi/menus', headers: { 'authori-zation': `Bearer ${token}` } })
  expect((await asked()).json()).toMatchObject({ status: 200 })
  expect(await call(admin, 'PUT', `/setting/set_status/${id}/0`)).toMatchObject({ code: '100014' })
  expect((await asked()).json()).toMatchObject({ status: 110003 })
  expect(await signIn('taken')).toMatchObject({ status: 400595 })
  expect(await call(admin, 'DELETE', `/setting/admin/${id}`)).toMatchObject({ code: '100002' })
  expect(await call(admin, 'GET', `/setting/admin/${id}/edit`)).toMatchObject({ code: '400594' })
  expect(await call(admin, 'POST', '/setting/admin', fresh('taken', [some]))).toMatchObject({ code: '100000' })
})

it('changes what is asked for; another password ends the sessions, none keeps it', async () => {
  const admin = await signedIn(held.app)
  const some = await role('some', ['system-file'])
  await call(admin, 'POST', '/setting/admin', fresh('changed', [some]))
  const id = await idOf('changed')
  const keeping = fresh('changed', [some], { pwd: '', conf_pwd: '', real_name: '老王' })
  expect(await call(admin, 'PUT', `/setting/admin/${id}`, keeping)).toMatchObject({ code: '100001' })
  const token = (await signIn('changed')).data!.token
  await call(admin, 'PUT', `/setting/admin/${id}`, { ...keeping, pwd: 'another-1', conf_pwd: 'another-1' })
  const after = await held.app.inject({ url: '/adminapi/menus', headers: { 'authori-zation': `Bearer ${token}` } })
  expect(after.json()).toMatchObject({ status: 110003 })
  expect((await signIn('changed', 'another-1')).data?.token).toEqual(expect.any(String))
})

it('nobody hands out more than they have, sees who has more, or touches themselves', async () => {
  const admin = await signedIn(held.app)
  const own = ['setting-system-list', 'setting-system_admin-add', 'system-file']
  const manager = await signedIn(held.app, own)
  const less = await role('less', ['system-file'])
  const more = await role('more', ['system-file', 'admin-kefu'])
  await call(admin, 'POST', '/setting/admin', fresh('mighty', [more]))
  expect(await call(manager, 'POST', '/setting/admin', fresh('minion', [less]))).toMatchObject({ code: '100000' })
  expect(await call(manager, 'POST', '/setting/admin', fresh('second', [less, more]))).toMatchObject({ code: '400036' })
  expect((await call(manager, 'GET', '/setting/admin?name=mighty')).data?.count).toBe(0)
  const takeOver = fresh('mighty', [less], { pwd: 'stolen-1', conf_pwd: 'stolen-1' })
  expect(await call(manager, 'PUT', `/setting/admin/${await idOf('mighty')}`, takeOver)).toMatchObject({ code: '400594' })
  const roles = (await call(manager, 'GET', '/setting/admin/create')).data?.rules.find(({ field }) => field === 'roles')?.options
  expect(roles?.map(({ value }) => value)).toContain(less)
  expect(roles?.map(({ value }) => value)).not.toContain(more)
  expect(await call(manager, 'PUT', `/setting/set_status/${manager.id}/0`)).toMatchObject({ code: 'staff_self' })
  expect(await call(manager, 'DELETE', `/setting/admin/${admin.id}`)).toMatchObject({ code: '400594' })
  const reader = await signedIn(held.app, ['setting-system-list'])
  expect(await call(reader, 'POST', '/setting/admin', fresh('third', [less]))).toMatchObject({ status: expect.any(Number) })
  expect(await row(held.app.db, sql`select 1 from accounts where account = 'third'`)).toBeUndefined()
})

it('orders the list by what the list knows, and refuses the rest', async () => {
  const admin = await signedIn(held.app)
  const editors = await role('ordered', ['system-file'])
  for (const account of ['order-b', 'order-c', 'order-a']) await call(admin, 'POST', '/setting/admin', fresh(account, [editors]))
  const names = async (query: string) =>
    (await call(admin, 'GET', `/setting/admin?name=order-&page=1&limit=10${query}`)).data?.list.map(({ account }) => account)
  expect(await names('')).toEqual(['order-a', 'order-c', 'order-b'])
  expect(await names('&sort=account&order=asc')).toEqual(['order-a', 'order-b', 'order-c'])
  expect(await names('&sort=account&order=desc')).toEqual(['order-c', 'order-b', 'order-a'])
  expect((await call(admin, 'GET', '/setting/admin?sort=password')).status).not.toBe(200)
})

it('puts people into departments: for who keeps the organisation, others leave it as it is', async () => {
  const admin = await signedIn(held.app)
  const editors = await role('shelvers', ['admin-setting-pages-devise'])
  await held.app.db.execute(sql`insert into departments (id, pid, name) values (9001, null, '总公司'), (9002, 9001, '销售部')`)
  const departments = async (who: SignedIn, url: string) =>
    (await call(who, 'GET', url)).data!.rules.find(({ field }) => field === 'departments') as
      | { options: object[]; value: unknown }
      | undefined
  expect((await departments(admin, '/setting/admin/create'))!.options).toEqual([
    { value: 9001, label: '总公司' },
    { value: 9002, label: '总公司 / 销售部' },
  ])
  await call(admin, 'POST', '/setting/admin', fresh('placed', [editors], { departments: [9002] }))
  const names = async () => (await call(admin, 'GET', '/setting/admin?name=placed')).data!.list[0]!['departments']
  expect(await names()).toBe('销售部')
  const id = await idOf('placed')
  expect((await departments(admin, `/setting/admin/${id}/edit`))!.value).toEqual([9002])

  const lead = await signedIn(held.app, ['setting-system-list', 'admin-setting-pages-devise'])
  expect(await departments(lead, `/setting/admin/${id}/edit`)).toBeUndefined()
  const kept = { ...fresh('placed', [editors]), pwd: '', conf_pwd: '' }
  await call(lead, 'PUT', `/setting/admin/${id}`, { ...kept, departments: [9001] })
  expect(await names()).toBe('销售部')
  await call(admin, 'PUT', `/setting/admin/${id}`, kept)
  expect(await names()).toBe('销售部')
  expect(await call(admin, 'PUT', `/setting/admin/${id}`, { ...kept, departments: [99_999] })).toMatchObject({
    code: 'staff_department_missing',
  })
  await call(admin, 'PUT', `/setting/admin/${id}`, { ...kept, departments: [9001] })
  expect(await names()).toBe('总公司')
  await call(admin, 'PUT', `/setting/admin/${id}`, { ...kept, departments: [] })
  expect(await names()).toBe('')
})

it('shows peers, and leaves their accounts and passwords to somebody above', async () => {
  const own = ['setting-system-list', 'system-file']
  const [one, other] = [await signedIn(held.app, own), await signedIn(held.app, own)]
  const account = (await row<{ account: string }>(held.app.db, sql`select account from accounts where id = ${other.id}`))!.account
  const less = await role('less than peers', ['system-file'])
  expect((await call(one, 'GET', `/setting/admin?name=${account}`)).data?.count).toBe(1)
  const takeOver = fresh(account, [less], { pwd: 'stolen-1', conf_pwd: 'stolen-1' })
  const refused = { status: 400, code: 'staff_peer', msg: '同级管理员的账号只能由上级管理员修改' }
  expect(await call(one, 'GET', `/setting/admin/${other.id}/edit`)).toMatchObject(refused)
  expect(await call(one, 'PUT', `/setting/admin/${other.id}`, takeOver)).toMatchObject(refused)
  expect(await call(one, 'PUT', `/setting/set_status/${other.id}/0`)).toMatchObject(refused)
  expect(await call(one, 'DELETE', `/setting/admin/${other.id}`)).toMatchObject(refused)
  expect((await call(other, 'GET', '/setting/info')).status).toBe(200)
  const admin = await signedIn(held.app)
  expect(await call(admin, 'PUT', `/setting/set_status/${other.id}/0`)).toMatchObject({ code: '100014' })
})
