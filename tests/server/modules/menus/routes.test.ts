import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { MenuRule } from '#src/api/menu-rules.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply<Data> {
  status: number
  code?: string
  data?: Data
}

async function call<Data>(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, language = 'zh-CN') {
  const headers = { ...who.headers, 'cb-lang': language }
  const reply = await held.app.inject({ method, url: `/adminapi${url}`, headers, ...(payload ? { payload } : {}) })
  return reply.json<Reply<Data>>()
}

const names = (rules: MenuRule[]): string[] => rules.flatMap((rule) => [rule.menu_name, ...names(rule.children ?? [])])
const find = (rules: MenuRule[], name: string): MenuRule | undefined =>
  rules.flatMap((rule) => [rule, ...(rule.children ?? [])]).find((rule) => rule.menu_name === name) ??
  rules.map((rule) => find(rule.children ?? [], name)).find(Boolean)
const tree = async (who: SignedIn, query = '') => (await call<MenuRule[]>(who, 'GET', `/setting/menus${query}`)).data!
interface Shown {
  menus: { path: string; title: string; children?: Shown['menus'] }[]
  unique: string[]
}
const menuOf = async (who: SignedIn) => JSON.stringify((await call<Shown>(who, 'GET', '/menus')).data)
const idOf = async (key: string) => (await row<{ id: number }>(held.app.db, sql`select id from menus where permission = ${key}`))!.id

const fresh = (more: object = {}) => ({
  ...{
    menu_name: '帮助',
    menu_path: '/help',
    unique_auth: '',
    icon: '',
    sort: 3,
    auth_type: 1,
    is_show: 1,
    is_show_path: 1,
    pid: 0,
    path: [],
  },
  ...more,
})

it('lists the rules as a tree, narrowed with what is above', async () => {
  const admin = await signedIn(held.app)
  const staff = find(await tree(admin), '管理员列表')!
  expect(staff).toMatchObject({
    auth_type: 1,
    unique_auth: 'setting-system-list',
    menu_path: '/admin/setting/system_admin',
    path: '12/14',
  })
  expect(staff.children).toMatchObject([{ menu_name: '添加管理员', auth_type: 3, is_show: 1 }])
  expect(names(await tree(admin, '?keyword=添加管理'))).toEqual(['设置', '管理权限', '管理员列表', '添加管理员'])
  expect(names(await tree(admin, '?keyword=没有'))).toEqual([])
})

it('adds an entry of the menu, which stands there at once, and a button below it', async () => {
  const admin = await signedIn(held.app)
  expect((await call(admin, 'POST', '/setting/menus', fresh())).code).toBe('100021')
  expect(await menuOf(admin)).toContain('"/admin/help"')
  const id = await idOf('admin-help')
  expect((await call<MenuRule>(admin, 'GET', `/setting/menus/${id}`)).data).toMatchObject({
    menu_path: '/help',
    path: [],
    menu_name: '帮助',
  })
  const button = fresh({ menu_name: '提问', menu_path: '', auth_type: 3, unique_auth: 'help-ask', pid: id, path: [id] })
  expect((await call(admin, 'POST', '/setting/menus', button)).code).toBe('100021')
  expect((await call<MenuRule>(admin, 'GET', `/setting/menus/${await idOf('help-ask')}`)).data!.path).toEqual([id])
  expect(await menuOf(admin)).not.toContain('提问')
  expect(await menuOf(admin)).toContain('help-ask')
  expect((await call(admin, 'POST', '/setting/menus', fresh({ menu_name: ' ' }))).code).toBe('400198')
})

it('changes a name in one language, and everything else', async () => {
  const admin = await signedIn(held.app)
  const id = await idOf('system-maintain-system-log')
  const stored = (await call<MenuRule>(admin, 'GET', `/setting/menus/${id}`)).data!
  expect((await call(admin, 'PUT', `/setting/menus/${id}`, { ...stored, menu_name: '操作记录', sort: 99 })).code).toBe('100001')
  const there = (await call<MenuRule>(admin, 'GET', `/setting/menus/${id}`)).data!
  expect(there).toEqual({ ...stored, menu_name: '操作记录', sort: 99, version: 2 })
  expect((await call<MenuRule>(admin, 'GET', `/setting/menus/${id}`, undefined, 'en')).data!.menu_name).toBe('Operation log')
})

it('stands neither below itself nor below what is not there', async () => {
  const admin = await signedIn(held.app)
  const [top, below] = [await idOf('admin-setting'), await idOf('setting-system-list')]
  const rule = (await call<MenuRule>(admin, 'GET', `/setting/menus/${top}`)).data!
  for (const pid of [top, below, 99_999_999])
    expect((await call(admin, 'PUT', `/setting/menus/${top}`, { ...rule, pid })).code, String(pid)).toBe('100100')
})

it('is hidden and shown, switched off and on', async () => {
  const admin = await signedIn(held.app)
  const id = await idOf('system-file')
  await call(admin, 'PUT', `/setting/menus/show/${id}`, { is_show: 1, is_show_path: 0 })
  expect(await menuOf(admin)).not.toContain('"/admin/system/file"')
  const holder = await signedIn(held.app, ['system-file'])
  const files = async () => (await call(holder, 'GET', '/file/category')).status
  expect(await files()).toBe(200)
  await call(admin, 'PUT', `/setting/menus/show/${id}`, { is_show: 0, is_show_path: 1 })
  expect(await files()).toBe(110000)
  await call(admin, 'PUT', `/setting/menus/show/${id}`, { is_show: 1, is_show_path: 1 })
  expect(await files()).toBe(200)
  expect(await menuOf(admin)).toContain('"/admin/system/file"')
})

it('is removed when nothing is below it, and its key with it', async () => {
  const admin = await signedIn(held.app)
  await call(admin, 'POST', '/setting/menus', fresh({ menu_name: '临时', menu_path: '/gone' }))
  const id = await idOf('admin-gone')
  await call(admin, 'POST', '/setting/menus', fresh({ menu_name: '下级', auth_type: 3, unique_auth: 'gone-below', pid: id }))
  const holder = await signedIn(held.app, ['admin-gone', 'gone-below'])
  expect((await call(admin, 'DELETE', `/setting/menus/${id}`)).code).toBe('menu_children')
  expect((await call(admin, 'DELETE', `/setting/menus/${await idOf('gone-below')}`)).code).toBe('100002')
  expect((await call(admin, 'DELETE', `/setting/menus/${id}`)).code).toBe('100002')
  expect((await call(admin, 'DELETE', `/setting/menus/${id}`)).code).toBe('100026')
  expect((await call<Shown>(holder, 'GET', '/menus')).data!.unique).toEqual([])
})

it('is read by holders of the page, added by holders of the button', async () => {
  const page = await signedIn(held.app, ['setting-system-menus'])
  const button = await signedIn(held.app, ['setting-system_menus-add'])
  expect((await call(page, 'GET', '/setting/menus')).status).toBe(200)
  expect((await call(page, 'POST', '/setting/menus', fresh())).status).toBe(110000)
  expect((await call(button, 'GET', '/setting/menus')).status).toBe(110000)
  expect((await call(button, 'GET', '/setting/menus/create')).status).toBe(200)
})
