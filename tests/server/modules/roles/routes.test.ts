import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { RoleMenu, RoleRow } from '#src/api/roles.ts'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  data?: { list: RoleRow[]; count: number; role: RoleRow; menus: RoleMenu[] }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Reply> {
  const reply = await held.app.inject({ method, url: `/adminapi/setting${url}`, headers: who.headers, ...(body ? { payload: body } : {}) })
  return reply.json()
}

const ruleOf = async (...keys: string[]) =>
  (await rows<{ id: number }>(held.app.db, sql`select id from menus where permission = any(${sql.param(keys)}::text[]) order by id`)).map(
    ({ id }) => id,
  )
const idOf = async (name: string) => (await row<{ id: number }>(held.app.db, sql`select id from roles where name = ${name}`))!.id
const keysOf = async (name: string) =>
  (
    await rows<{ permission: string }>(
      held.app.db,
      sql`select permission from role_permissions join roles on roles.id = role_id where name = ${name} order by 1`,
    )
  ).map(({ permission }) => permission)
const titles = (nodes: RoleMenu[]): string[] => nodes.flatMap((node) => [node.title, ...titles(node.children)])
const checked = (nodes: RoleMenu[]): RoleMenu['id'][] =>
  nodes.flatMap((node) => [...(node.checked ? [node.id] : []), ...checked(node.children)])

it('adds a role, shows it with what it may do, changes and removes it', async () => {
  const admin = await signedIn(held.app)
  const rules = await ruleOf('admin-setting-pages', 'admin-setting-pages-devise')
  expect((await call(admin, 'POST', '/role/0', { role_name: ' 装修员 ', status: 1, checked_menus: rules })).code).toBe('400222')
  expect(await keysOf('装修员')).toEqual(['admin-setting-pages', 'admin-setting-pages-devise'])
  const { list } = (await call(admin, 'GET', '/role?page=1&role_name=装修')).data!
  expect(list).toMatchObject([{ role_name: '装修员', rules: '装修,店铺装修', status: 1, level: 1 }])
  const id = await idOf('装修员')
  const opened = (await call(admin, 'GET', `/role/${id}/edit`)).data!
  expect(new Set(checked(opened.menus))).toEqual(new Set(rules))
  expect(new Set(opened.role.rules.split(',').map(Number))).toEqual(new Set(rules))
  expect((await call(admin, 'POST', `/role/${id}`, { role_name: '美工', status: 0, checked_menus: rules.slice(0, 1) })).code).toBe('100001')
  expect((await call(admin, 'GET', '/role?status=0')).data!.list).toMatchObject([{ role_name: '美工', status: 0 }])
  expect((await call(admin, 'DELETE', `/role/${id}`)).code).toBe('100002')
  expect((await call(admin, 'GET', '/role?role_name=美工')).data!.count).toBe(0)
})

it('keeps a role that a rule of approvals names', async () => {
  const admin = await signedIn(held.app)
  await call(admin, 'POST', '/role/0', { role_name: '总经理', status: 1, checked_menus: await ruleOf('system-file') })
  const id = await idOf('总经理')
  const named = sql`insert into approval_rules (type, kind, remark, role_id) values ('PO', 'amount', '大额', ${id})`
  await held.app.db.execute(named)
  expect(await call(admin, 'DELETE', `/role/${id}`)).toMatchObject({ status: 400, code: 'role_approves' })
  await expect(held.app.db.execute(sql`delete from roles where id = ${id}`)).rejects.toThrow()
  await held.app.db.execute(sql`delete from approval_rules where role_id = ${id}`)
  expect((await call(admin, 'DELETE', `/role/${id}`)).code).toBe('100002')
})

it('needs a name and at least one right', async () => {
  const admin = await signedIn(held.app)
  const [rule] = await ruleOf('system-file')
  expect((await call(admin, 'POST', '/role/0', { role_name: ' ', status: 1, checked_menus: [rule] })).code).toBe('400220')
  expect((await call(admin, 'POST', '/role/0', { role_name: 'x', status: 1, checked_menus: [] })).code).toBe('400221')
  expect((await call(admin, 'POST', '/role/0', { role_name: 'x', status: 1, checked_menus: [99_999_999] })).code).toBe('400221')
  expect((await call(admin, 'POST', '/role/99999999', { role_name: 'x', status: 1, checked_menus: [rule] })).code).toBe('400199')
})

it('is not removed while somebody has it', async () => {
  const admin = await signedIn(held.app)
  const holder = await signedIn(held.app, ['system-file'])
  const { role_id: id } = (await row<{ role_id: number }>(
    held.app.db,
    sql`select role_id from account_roles where account_id = ${holder.id}`,
  ))!
  expect((await call(admin, 'DELETE', `/role/${id}`)).code).toBe('400754')
  await held.app.db.execute(sql`update accounts set is_removed = true where id = ${holder.id}`)
  expect((await call(admin, 'DELETE', `/role/${id}`)).code).toBe('100002')
})

it('takes effect on the next call, and so does switching it off', async () => {
  const admin = await signedIn(held.app)
  const holder = await signedIn(held.app, ['system-file'])
  const { role_id: id } = (await row<{ role_id: number }>(
    held.app.db,
    sql`select role_id from account_roles where account_id = ${holder.id}`,
  ))!
  const log = async () => (await call(holder, 'GET', '/../system/log?page=1')).status
  expect(await log()).toBe(110000)
  const rules = await ruleOf('system-file', 'system-maintain', 'system-maintain-system-log')
  await call(admin, 'POST', `/role/${id}`, { role_name: 'seen', status: 1, checked_menus: rules })
  expect(await log()).toBe(200)
  await call(admin, 'PUT', `/role/set_status/${id}/0`)
  expect(await log()).toBe(110000)
  await call(admin, 'PUT', `/role/set_status/${id}/1`)
  expect(await log()).toBe(200)
  await held.app.db.execute(sql`update menus set is_enabled = 0 where permission = 'system-maintain-system-log'`)
  expect(await log()).toBe(110000)
  await held.app.db.execute(sql`update menus set is_enabled = 1 where permission = 'system-maintain-system-log'`)
})

it('lets nobody hand out more than they have, nor change who may do more', async () => {
  const mine = ['setting-system-role', 'setting-system_role-add', 'system-file']
  const lead = await signedIn(held.app, mine)
  expect(titles((await call(lead, 'GET', '/role/create')).data!.menus).sort()).toEqual(['添加身份', '素材管理', '身份管理'])
  const [file, pages] = [await ruleOf('system-file'), await ruleOf('admin-setting-pages-devise')]
  expect((await call(lead, 'POST', '/role/0', { role_name: 'more', status: 1, checked_menus: [...file, ...pages] })).code).toBe(
    'role_beyond',
  )
  expect((await call(lead, 'POST', '/role/0', { role_name: 'less', status: 1, checked_menus: file })).code).toBe('400222')
  const less = await idOf('less')

  // somebody who may do more has it, too
  const chief = await signedIn(held.app, ['admin-setting-pages-devise'])
  await held.app.db.execute(sql`insert into account_roles (account_id, role_id) values (${chief.id}, ${less})`)
  expect((await call(lead, 'PUT', `/role/set_status/${less}/0`)).code).toBe('400199')
  await held.app.db.execute(sql`delete from account_roles where account_id = ${chief.id} and role_id = ${less}`)
  expect((await call(lead, 'PUT', `/role/set_status/${less}/0`)).code).toBe('100001')

  // neither their own, nor one that holds more
  const own = (await row<{ role_id: number }>(held.app.db, sql`select role_id from account_roles where account_id = ${lead.id}`))!.role_id
  const other = (await row<{ role_id: number }>(held.app.db, sql`select role_id from account_roles where account_id = ${chief.id}`))!
    .role_id
  for (const id of [own, other]) {
    expect((await call(lead, 'GET', `/role/${id}/edit`)).code).toBe('400199')
    expect((await call(lead, 'POST', `/role/${id}`, { role_name: 'x', status: 1, checked_menus: file })).code).toBe('400199')
  }
  const shown = (await call(lead, 'GET', '/role')).data!.list.map(({ id }) => id)
  expect(shown).toContain(less)
  expect(shown).not.toContain(own)
  expect(shown).not.toContain(other)
})

it('is added by holders of the button, changed by holders of the page', async () => {
  const page = await signedIn(held.app, ['setting-system-role', 'system-file'])
  const button = await signedIn(held.app, ['setting-system_role-add', 'system-file'])
  const body = { role_name: 'by', status: 1, checked_menus: await ruleOf('system-file') }
  expect((await call(page, 'POST', '/role/0', body)).status).toBe(110000)
  expect((await call(button, 'POST', '/role/0', body)).status).toBe(200)
  const id = await idOf('by')
  expect((await call(button, 'POST', `/role/${id}`, body)).status).toBe(110000)
  expect((await call(page, 'POST', `/role/${id}`, body)).status).toBe(200)
})

it('keeps keys that no rule of the menu carries', async () => {
  const admin = await signedIn(held.app)
  const rules = await ruleOf('system-file')
  await call(admin, 'POST', '/role/0', { role_name: 'kept', status: 1, checked_menus: rules })
  const id = await idOf('kept')
  await held.app.db.execute(sql`insert into role_permissions values (${id}, 'from-a-plug-in')`)
  await call(admin, 'POST', `/role/${id}`, { role_name: 'kept', status: 1, checked_menus: await ruleOf('admin-index-index') })
  expect(await keysOf('kept')).toEqual(['admin-index-index', 'from-a-plug-in'])
})
