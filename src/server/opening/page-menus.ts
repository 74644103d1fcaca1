import { sql } from 'drizzle-orm'
import type { PageMenuEntry } from '#src/api/page-menu.ts'
import { tables } from '../tables/all-tables.ts'
import { row, rows, transaction, type Db } from '../db.ts'

// the one place where the server reads files of the console; tests/house/rooms.ts names it
const found = import.meta.glob<{ menu?: readonly PageMenuEntry[] }>('../../console/pages/**/route.ts', { eager: true })

/** What all pages declare for the menu. */
const declared: readonly PageMenuEntry[] = Object.values(found).flatMap(({ menu }) => menu ?? [])

const buttonTitles = {
  add: { 'zh-cn': '添加', en: 'Add', 'zh-tw': '新增' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  import: { 'zh-cn': '导入', en: 'Import', 'zh-tw': '匯入' },
  switches: { 'zh-cn': '设置状态', en: 'Switch on and off', 'zh-tw': '設定狀態' },
} as const

const buttons = Object.entries(buttonTitles) as [keyof typeof buttonTitles, PageMenuEntry['title']][]

/** The buttons of pages whose records stand in a declared table. */
const ofTables = tables
  .filter(({ resource }) => declared.some(({ key }) => key === resource.keys.page))
  .flatMap(({ resource: { keys, calls, document } }) => [
    ...buttons
      .filter(([name]) => calls[name] && keys[name] !== keys.page && !declared.some(({ key }) => key === keys[name]))
      .flatMap(([name, title]): PageMenuEntry[] => {
        const key = keys[name]
        return key === undefined ? [] : [{ type: 'button', key, title, under: keys.page }]
      }),
    ...Object.values(document?.acts ?? {}).map(({ key, title }): PageMenuEntry => ({ type: 'button', key, title, under: keys.page })),
  ])

/** Pages that share a folder declare it each: the first of them counts. */
function once(entries: readonly PageMenuEntry[]): PageMenuEntry[] {
  const names = entries.map(({ key, path = '' }) => `${key} ${path}`)
  return entries.filter((_, index) => names.indexOf(names[index]!) === index)
}

/** What all pages declare for the menu. */
export const pageMenus: readonly PageMenuEntry[] = once([...declared, ...ofTables])

/** The prefix of every address in the menu, as the shop's server writes it. */
const prefix = '/admin'

const addressOf = ({ path }: PageMenuEntry) => (path ? `${prefix}${path}` : '')
const nameOf = (entry: PageMenuEntry) => `${entry.key} ${addressOf(entry)}`

/**
 * Adds the entries that this database has never had, those above others first; answers how many. What was there once is left alone, also
 * when an administrator has changed or removed it since.
 */
export const addPageMenus = (db: Db, entries: readonly PageMenuEntry[] = pageMenus): Promise<number> =>
  transaction(db, async (inner) => {
    // server processes that start together wait for each other
    await inner.execute(sql`select pg_advisory_xact_lock(7312028)`)
    const seen = await rows<{ name: string }>(inner, sql`select permission || ' ' || path as name from page_menus`)
    const names = new Set(seen.map(({ name }) => name))
    const missing = entries.filter((entry) => !names.has(nameOf(entry)))
    let count = 0
    for (const entry of parentsFirst(missing)) if (await add(inner, entry)) count++
    return count
  })

function parentsFirst(entries: readonly PageMenuEntry[]): PageMenuEntry[] {
  const isAbove = (one: PageMenuEntry, { under }: PageMenuEntry) => under !== undefined && [one.path, one.key].includes(under)
  const left = [...entries]
  const sorted: PageMenuEntry[] = []
  while (left.length) {
    const index = left.findIndex((entry) => !left.some((one) => one !== entry && isAbove(one, entry)))
    // of two that name each other the first one goes to the top of the menu
    sorted.push(...left.splice(Math.max(index, 0), 1))
  }
  return sorted
}

/** Adds one entry unless a migration or an administrator has made it; answers whether it was added. */
async function add(db: Db, entry: PageMenuEntry): Promise<boolean> {
  const { type, key, title, icon = '', sort = 0, api = '' } = entry
  const path = addressOf(entry)
  await db.execute(sql`insert into page_menus (permission, path) values (${key}, ${path})`)
  if (await row(db, sql`select 1 as there from menus where permission = ${key} and path = ${path}`)) return false
  const isButton = type === 'button'
  const [methods = '', url = ''] = api.split(' ')
  await db.execute(
    sql`insert into menus (pid, path, permission, title, icon, sort, auth_type, is_show, api_url, methods)
      values (${await parentOf(db, entry)}, ${path}, ${key}, ${JSON.stringify(title)}::jsonb, ${icon}, ${sort},
        ${isButton ? 3 : 1}, ${isButton ? 0 : 1}, ${url}, ${methods})`,
  )
  return true
}

/** Id of the entry above; 0, the top of the menu, where somebody has removed it. */
async function parentOf(db: Db, { under }: PageMenuEntry): Promise<number> {
  if (!under) return 0
  const named = under.startsWith('/') ? sql`path = ${prefix + under}` : sql`permission = ${under}`
  const parent = await row<{ id: number }>(db, sql`select id from menus where ${named} and auth_type = 1 order by id limit 1`)
  return parent?.id ?? 0
}
