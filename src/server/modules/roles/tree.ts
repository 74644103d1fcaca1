import { sql } from 'drizzle-orm'
import type { RoleMenu } from '#src/api/roles.ts'
import { rows, type Db } from '../../db.ts'
import type { Locale, Sentence } from '../../locale.ts'
import type { Asker } from '../../access/rank.ts'

interface Rule {
  id: number
  pid: number
  permission: string
  title: Sentence
}

/** Rules in force that a person may hand out, in the order of the menu. */
async function readRules(db: Db, user: Asker): Promise<Rule[]> {
  const all = await rows<Rule>(
    db,
    sql`select id, pid, permission, title from menus where is_enabled = 1 and permission <> '' order by sort desc, id`,
  )
  return user.level === 0 ? all : all.filter((rule) => user.permissions.has(rule.permission))
}

/** What can be handed out as a tree, checked where a role has it. A rule whose parent is not shown stands at the top. */
export async function readTree(db: Db, user: Asker, locale: Locale, held: ReadonlySet<string> = new Set()): Promise<RoleMenu[]> {
  const rules = await readRules(db, user)
  const shown = new Set(rules.map(({ id }) => id))
  const branch = (pid: number): RoleMenu[] =>
    rules
      .filter((rule) => (shown.has(rule.pid) ? rule.pid : 0) === pid)
      .map(({ id, permission, title }) => {
        const children = branch(id)
        const node = { pid, id, checked: held.has(permission), title: title[locale] ?? title['zh-cn'], children }
        return children.length ? { ...node, expand: true } : node
      })
  return branch(0)
}
