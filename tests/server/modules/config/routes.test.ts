import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  data: { config_tab: { id: number; children?: unknown[] }[]; rules: { field: string; value: unknown }[]; logo: string; site_name: string }
}

async function call(who: SignedIn, method: 'GET' | 'POST', url: string, body?: object): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi${url}`, headers: who.headers, ...(body ? { payload: body } : {}) })).json()
}

it('offers the tabs that the menu leads to, and a form for each', async () => {
  const admin = await signedIn(held.app)
  const { data } = await call(admin, 'GET', '/setting/config/header_basics?type=2&pid=129')
  expect(data.config_tab.map(({ id }) => id)).toEqual([1, 122])
  for (const { id } of data.config_tab)
    expect((await call(admin, 'GET', `/setting/config/edit_basics?tab_id=${id}&url=/admin/x`)).data.rules).not.toEqual([])
  expect((await call(admin, 'GET', '/setting/config/header_basics?type=2&pid=23')).data.config_tab).toEqual([])
  expect(await call(admin, 'GET', '/setting/config/edit_basics?tab_id=23')).toMatchObject({ status: 400, code: 'config_unknown' })
})

it('keeps what is named, shows it everywhere, and records the logo as a use of its file', async () => {
  const admin = await signedIn(held.app)
  const wide = 'http://localhost/uploads/attach/2026/11/logo.png'
  expect(await call(admin, 'POST', '/setting/config/save_basics', { site_name: ' 橡胶商城 ', copyright: '© 橡胶' })).toMatchObject({
    code: '100001',
  })
  expect((await call(admin, 'POST', '/setting/config/save_basics', { site_logo: wide, site_logo_square: '' })).status).toBe(200)
  const { data } = await call(admin, 'GET', '/logo')
  expect(data.site_name).toBe('橡胶商城')
  expect(data.logo).toMatch(/\/uploads\/attach\/2026\/11\/logo\.png$/)
  const greeting = (await held.app.inject({ url: '/adminapi/login/info' })).json<{ data: { copyright: string; login_logo: string } }>()
  expect(greeting.data).toMatchObject({ copyright: '© 橡胶', login_logo: data.logo })
  const uses = await rows(held.app.db, sql`select place from file_uses where kind = 'settings'`)
  expect(uses).toEqual([{ place: 'attach/2026/11/logo' }])
})

it('refuses an empty name, foreign pictures and people without the key, and keeps no setting that it does not know', async () => {
  const admin = await signedIn(held.app)
  const save = (body: object, who = admin) => call(who, 'POST', '/setting/config/save_basics', body)
  expect(await save({ site_name: ' ' })).toMatchObject({ status: 400, code: 'config_site_name_missing' })
  expect(await save({ site_logo: 'https://elsewhere.example/a.png' })).toMatchObject({ status: 400, code: 'config_not_ours' })
  expect((await save({ pay_weixin_key: 'x' })).status).toBe(200)
  const stored = await row<{ text: string }>(
    held.app.db,
    sql`select coalesce(string_agg(name || value::text, ''), '') as text from settings`,
  )
  expect(stored!.text).not.toContain('pay_weixin_key')
  expect((await save({ site_name: 'x' }, await signedIn(held.app, ['system-file']))).status).not.toBe(200)
})

it('takes the demos out of the menu, and their keys from everybody, when the setting is off', async () => {
  const admin = await signedIn(held.app)
  const editor = await signedIn(held.app, ['admin-demo', 'admin-demo-charts', 'system-file'])
  const menusOf = async (who: SignedIn) =>
    (await held.app.inject({ url: '/adminapi/menus', headers: who.headers })).json<{
      data: { menus: { path: string }[]; unique: string[] }
    }>().data
  const hasDemos = async (who: SignedIn) => {
    const { menus, unique } = await menusOf(who)
    return [menus.some(({ path }) => path === '/admin/demo'), unique.some((key) => key.startsWith('admin-demo'))]
  }
  expect([await hasDemos(admin), await hasDemos(editor)]).toEqual([
    [true, true],
    [true, true],
  ])
  expect((await call(admin, 'POST', '/setting/config/save_basics', { show_demos: 0 })).code).toBe('100001')
  const { data } = await call(admin, 'GET', '/setting/config/edit_basics?tab_id=1&url=/admin/x')
  expect(data.rules.find(({ field }) => field === 'show_demos')).toMatchObject({ value: 0 })
  expect([await hasDemos(admin), await hasDemos(editor)]).toEqual([
    [false, false],
    [false, false],
  ])
  expect((await menusOf(editor)).unique).toEqual(['system-file'])
  expect((await call(admin, 'POST', '/setting/config/save_basics', { site_name: '店' })).code).toBe('100001')
  expect(await hasDemos(admin)).toEqual([false, false])
  await call(admin, 'POST', '/setting/config/save_basics', { show_demos: 1 })
  expect(await hasDemos(admin)).toEqual([true, true])
})

it('switches marketing modules: who is signed in hears of it with the menu, which loses their entries', async () => {
  const admin = await signedIn(held.app)
  await held.app.db.execute(sql`insert into menus (id, pid, path, permission, title) values
    (9001, 27, '/admin/marketing/store_seckill/index', 'marketing-store_seckill', '{"zh-cn": "秒杀列表", "en": "Flash sales", "zh-tw": "秒殺列表"}'),
    (9002, 27, '/admin/marketing/store_bargain/index', 'marketing-store_bargain', '{"zh-cn": "砍价商品", "en": "Bargains", "zh-tw": "砍價商品"}')`)
  const seen = async () => {
    const reply = (await held.app.inject({ url: '/adminapi/menus', headers: admin.headers })).json()
    const paths = JSON.stringify(reply.data.menus)
    return [reply.data.site_func, paths.includes('store_seckill'), paths.includes('store_bargain')]
  }
  expect(await seen()).toEqual([['seckill', 'bargain', 'combination'], true, true])
  expect((await call(admin, 'POST', '/setting/config/save_basics', { model_checkbox: ['bargain'] })).status).toBe(200)
  expect(await seen()).toEqual([['bargain'], false, true])
  const { rules } = (await call(admin, 'GET', '/setting/config/edit_basics?tab_id=1')).data
  expect(rules.find(({ field }) => field === 'model_checkbox')?.value).toEqual(['bargain'])
  expect((await call(admin, 'POST', '/setting/config/save_basics', { model_checkbox: [] })).status).toBe(200)
  expect((await seen())[0]).toEqual([])
  expect((await call(admin, 'POST', '/setting/config/save_basics', { model_checkbox: ['lottery'] })).status).not.toBe(200)
})
