import { sql } from 'drizzle-orm'
import type { MenuNode } from '#src/api/auth.ts'
import { rows, type Db } from '../db.ts'
import type { Locale, Sentence } from '../locale.ts'
import { permissionsOf, type User } from '../sessions.ts'
import { allModules, readSite, type MarketingModule } from '../web/site.ts'

interface Row extends Omit<MenuNode, 'title' | 'auth' | 'children' | 'id' | 'pid'> {
  id: number
  pid: number
  permission: string
  title: Sentence
}

export interface Menu {
  menus: MenuNode[]
  /** Permission keys of the person. */
  unique: string[]
  /** Marketing modules that are switched on: the shop tells them at signing in, ours whenever the menu is read. */
  site_func: readonly MarketingModule[]
}

/** What the shop looks for in the name of an entry (conventions 6). */
const nameOf: Record<MarketingModule, string> = { seckill: '秒杀', bargain: '砍价', combination: '拼团' }

const isDemo = (key: string) => key === 'admin-demo' || key.startsWith('admin-demo-')

/** The menu and keys of a person; `routeKeys` are the keys that routes ask for beyond the menu's. */
export async function readMenu(db: Db, user: Pick<User, 'id' | 'level'>, locale: Locale, routeKeys: Iterable<string>): Promise<Menu> {
  const all = await rows<Row>(
    db,
    sql`select id, pid, path, permission, title, icon, header, is_header, is_show from menus where auth_type = 1 and is_enabled = 1 order by sort desc, id`,
  )
  const held = user.level === 0 ? await everyKey(db, routeKeys) : await permissionsOf(db, user.id)
  const { hasDemos, modules } = await readSite(db)
  const off = allModules.filter((module) => !modules.includes(module)).map((module) => nameOf[module])
  const unique = hasDemos ? held : held.filter((key) => !isDemo(key))
  const keys = new Set(unique)
  const shown = all.filter(
    (entry) => entry.is_show === 1 && keys.has(entry.permission) && !off.some((name) => entry.title['zh-cn'].includes(name)),
  )
  // a folder of which somebody sees nothing leads nowhere
  const folders = new Set(all.filter(({ is_show }) => is_show === 1).map(({ pid }) => pid))
  return { menus: branch(shown, 0, locale, folders), unique, site_func: modules }
}

async function everyKey(db: Db, routeKeys: Iterable<string>): Promise<string[]> {
  const ruled = await rows<{ permission: string }>(db, sql`select permission from menus where permission <> '' order by sort desc, id`)
  return [...new Set([...ruled.map((rule) => rule.permission), ...routeKeys])]
}

function branch(shown: Row[], pid: number, locale: Locale, folders: ReadonlySet<number>): MenuNode[] {
  return shown
    .filter((entry) => entry.pid === pid)
    .flatMap(({ id, path, title, icon, header, is_header, is_show }) => {
      const children = branch(shown, id, locale, folders)
      if (children.length === 0 && folders.has(id)) return []
      // the shop sends this on every shown node; it means nothing (conventions 6)
      const node: MenuNode = { id, pid, path, title: title[locale] ?? title['zh-cn'], icon, header, is_header, is_show, auth: ['hidden'] }
      return children.length ? { ...node, children } : node
    })
}
