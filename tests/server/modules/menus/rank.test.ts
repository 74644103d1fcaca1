import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

async function call(who: SignedIn, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const reply = await held.app.inject({ method, url: `/adminapi${url}`, headers: who.headers, ...(payload ? { payload } : {}) })
  return reply.json<{ status: number; code?: string }>()
}
const body = (key: string, more: object = {}) => ({
  ...{ menu_name: '规则', menu_path: '/rule', unique_auth: key, sort: 1, auth_type: 1, is_show: 1, is_show_path: 1, pid: 0 },
  ...more,
})

const keeping = ['setting-system-menus', 'setting-system_menus-add']
let ids: Record<'shared' | 'own' | 'foreign', number>
let admin: SignedIn
let editor: SignedIn
let boss: SignedIn

beforeEach(async () => {
  await held.app.db.execute(sql`delete from menus where permission like 'rank-%'`)
  await held.app.db.execute(sql`delete from role_permissions where permission like 'rank-%'`)
  admin = await signedIn(held.app)
  for (const key of ['shared', 'own', 'foreign']) await call(admin, 'POST', '/setting/menus', body(`rank-${key}`))
  const made = await rows<{ id: number; permission: string }>(
    held.app.db,
    sql`select id, permission from menus where permission like 'rank-%'`,
  )
  ids = Object.fromEntries(made.map(({ id, permission }) => [permission.slice(5), id])) as typeof ids
  editor = await signedIn(held.app, [...keeping, 'rank-shared', 'rank-own'])
  boss = await signedIn(held.app, [...keeping, 'rank-shared', 'rank-own', 'rank-foreign', 'system-file'])
  await held.app.db.execute(sql`delete from role_permissions p using roles r where p.role_id = r.id and p.permission = 'rank-own'
    and exists (select 1 from account_roles a where a.role_id = r.id and a.account_id = ${boss.id})`)
})

const keysOf = async (who: SignedIn) =>
  (await held.app.inject({ url: '/adminapi/menus', headers: who.headers })).json<{ data: { unique: string[] } }>().data.unique

const ways: [string, (id: number, key: string) => Promise<{ code?: string }>][] = [
  ['removing', (id) => call(editor, 'DELETE', `/setting/menus/${id}`)],
  ['switching off', (id) => call(editor, 'PUT', `/setting/menus/show/${id}`, { is_show: 0, is_show_path: 1 })],
  ['switching off in the form', (id, key) => call(editor, 'PUT', `/setting/menus/${id}`, body(key, { is_show: 0 }))],
  ['giving another key', (id) => call(editor, 'PUT', `/setting/menus/${id}`, body(`rank-fresh-${id}`))],
]

describe.each(ways)('%s a rule', (_, change) => {
  it('is refused where one lacks its permission', async () => {
    expect(await change(ids.foreign, 'rank-foreign')).toMatchObject({ status: 400, code: 'menu_beyond' })
    expect(await keysOf(boss)).toContain('rank-foreign')
  })

  it('is refused where a role above would lose it', async () => {
    expect(await change(ids.shared, 'rank-shared')).toMatchObject({ status: 400, code: 'menu_above' })
    expect(await keysOf(boss)).toContain('rank-shared')
  })

  it('is done where nobody above has it, or keeps it by another rule', async () => {
    expect((await change(ids.own, 'rank-own')).code).toMatch(/^10000[12]$/)
    await call(admin, 'POST', '/setting/menus', body('rank-shared'))
    expect((await change(ids.shared, 'rank-shared')).code).toMatch(/^10000[12]$/)
    expect(await keysOf(boss)).toContain('rank-shared')
  })
})

it('lets a keeper rename what somebody above has, too, and undo what they switched off', async () => {
  expect(await call(editor, 'PUT', `/setting/menus/${ids.shared}`, body('rank-shared', { menu_name: '新名' }))).toMatchObject({
    code: '100001',
  })
  await call(editor, 'PUT', `/setting/menus/show/${ids.own}`, { is_show: 0, is_show_path: 1 })
  expect(await call(editor, 'PUT', `/setting/menus/show/${ids.own}`, { is_show: 1, is_show_path: 1 })).toMatchObject({ code: '100001' })
})

it('takes a new rule for a new key or an own one, not for one of somebody else or of a call', async () => {
  const add = (key: string, more?: object) => call(editor, 'POST', '/setting/menus', body(key, more))
  expect((await add('rank-new')).status).toBe(200)
  expect((await add('rank-own')).status).toBe(200)
  expect(await add('rank-foreign', { is_show: 0 })).toMatchObject({ code: 'menu_beyond' })
  expect(await add('admin-store-storeProuduct-index', { is_show: 0 })).toMatchObject({ code: 'menu_beyond' })
  expect(
    await row(held.app.db, sql`select count(*)::int as rules from menus where permission = 'admin-store-storeProuduct-index'`),
  ).toEqual({ rules: 1 })
})
