import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MenuNode } from '#src/api/auth.ts'
import type { PageMenuEntry } from '#src/api/page-menu.ts'
import { rows } from '#src/server/db.ts'
import { addPageMenus, pageMenus } from '#src/server/opening/page-menus.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp()
const frame = '/admin/demo/frame'

const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])])

/** The menu of a super administrator, flat, and the keys. */
async function menuIn(locale: string) {
  const { headers } = await signedIn(held.app)
  const reply = await held.app.inject({ url: '/adminapi/menus', headers: { ...headers, 'cb-lang': locale } })
  const { data } = reply.json<{ data: { menus: MenuNode[]; unique: string[] } }>()
  return { entries: all(data.menus), keys: data.unique }
}

const rowsOf = (path: string) =>
  rows<{ id: number; pid: number; title: Record<string, string> }>(
    held.app.db,
    sql`select id, pid, title from menus where path = ${path} order by id`,
  )

// as a database was before any page declared anything
beforeEach(async () => {
  await held.app.db.execute(sql`delete from page_menus`)
  await held.app.db.execute(sql`delete from menus where path = ${frame} or permission like 'test-%'`)
})

describe('what pages declare for the menu', () => {
  it('stands in it for a super administrator, in three languages, below its folder', async () => {
    expect((await menuIn('en')).entries.filter(({ path }) => path === frame)).toEqual([])
    expect(await addPageMenus(held.app.db)).toBeGreaterThan(0)
    for (const [locale, title] of [
      ['zh-cn', '内嵌页面'],
      ['en', 'Iframe view'],
      ['zh-tw', '內嵌頁面'],
    ]) {
      const { entries } = await menuIn(locale!)
      const folder = entries.find(({ path }) => path === '/admin/demo')!
      expect(entries.find(({ path }) => path === frame)).toMatchObject({ title, pid: folder.id })
    }
    // above the ids that are the shop's
    expect((await rowsOf(frame))[0]!.id).toBeGreaterThanOrEqual(100_000)
  })

  it('is added once, however often the server starts', async () => {
    await addPageMenus(held.app.db)
    expect(await addPageMenus(held.app.db)).toBe(0)
    await Promise.all([addPageMenus(held.app.db), addPageMenus(held.app.db)])
    expect(await rowsOf(frame)).toHaveLength(1)
  })

  it('stays renamed, moved and removed as an administrator left it', async () => {
    await addPageMenus(held.app.db)
    await held.app.db.execute(sql`update menus set title = title || '{"zh-cn": "演示"}', pid = 0 where path = ${frame}`)
    await addPageMenus(held.app.db)
    expect(await rowsOf(frame)).toMatchObject([{ pid: 0, title: { 'zh-cn': '演示', en: 'Iframe view' } }])
    await held.app.db.execute(sql`delete from menus where path = ${frame}`)
    await addPageMenus(held.app.db)
    expect(await rowsOf(frame)).toEqual([])
  })

  it('is left as it is where a migration has made it already', async () => {
    await held.app.db.execute(
      sql`insert into menus (id, pid, path, permission, title) values (716, 700, ${frame}, 'admin-demo-tools', '{"zh-cn": "先有"}')`,
    )
    await addPageMenus(held.app.db)
    expect(await rowsOf(frame)).toMatchObject([{ id: 716, title: { 'zh-cn': '先有' } }])
  })

  it('comes with its folder and its buttons, in whatever order they are declared', async () => {
    const title = { 'zh-cn': '测试', en: 'Test', 'zh-tw': '測試' }
    const entries: PageMenuEntry[] = [
      { type: 'button', key: 'test-add', title, under: 'test-page', api: 'POST /adminapi/test' },
      { type: 'menu', path: '/test/page', key: 'test-page', title, under: '/test' },
      { type: 'menu', path: '/test', key: 'test-folder', title, icon: 's-grid' },
    ]
    expect(await addPageMenus(held.app.db, entries)).toBe(3)
    const { entries: shown, keys } = await menuIn('en')
    expect(shown.find(({ path }) => path === '/admin/test')).toMatchObject({ icon: 's-grid', children: [{ path: '/admin/test/page' }] })
    expect(keys).toEqual(expect.arrayContaining(['test-folder', 'test-page', 'test-add']))
    const [button] = await rows(held.app.db, sql`select auth_type, api_url, methods, pid from menus where permission = 'test-add'`)
    const [page] = await rowsOf('/admin/test/page')
    expect(button).toEqual({ auth_type: 3, api_url: '/adminapi/test', methods: 'POST', pid: page!.id })
  })

  it('stands at the top where its folder was removed', async () => {
    const title = { 'zh-cn': '测试', en: 'Test', 'zh-tw': '測試' }
    await addPageMenus(held.app.db, [{ type: 'menu', path: '/test/alone', key: 'test-alone', title, under: '/no/such' }])
    expect(await rowsOf('/admin/test/alone')).toMatchObject([{ pid: 0 }])
  })
})

describe('the declarations', () => {
  it('name what stands above them', async () => {
    const above = await rows<{ path: string; permission: string }>(held.app.db, sql`select path, permission from menus`)
    const names = new Set([...above.flatMap(({ path, permission }) => [path.replace(/^\/admin/, ''), permission])])
    for (const { path = '', key } of pageMenus) names.add(path).add(key)
    expect(pageMenus.filter(({ under }) => under !== undefined && !names.has(under))).toEqual([])
  })

  it('have an address where they are entries, and none where they are buttons; each is there once', () => {
    expect(pageMenus.filter(({ type, path }) => (type === 'menu') !== Boolean(path))).toEqual([])
    const names = pageMenus.map(({ key, path = '' }) => `${key} ${path}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
