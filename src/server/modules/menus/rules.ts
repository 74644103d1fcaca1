import { sql } from 'drizzle-orm'
import type { MenuRule } from '#src/api/menu-rules.ts'
import { rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'

export type Rule = Omit<MenuRule, 'id' | 'pid' | 'path' | 'children'> & { id: number; pid: number }

/** The prefix that the shop writes into every menu path on the wire; where this server shows its console is `consolePrefix`. */
export const prefix = '/admin'

/** Every rule as it goes over the wire, in the order of the menu. */
export const readRules = (db: Db, locale: Locale): Promise<Rule[]> =>
  rows<Rule>(
    db,
    sql`select id, pid, icon, coalesce(title->>${locale}, title->>'zh-cn') as menu_name, 'admin' as module, '' as controller, '' as action, api_url, methods,
        '[]' as params, sort, is_enabled as is_show, is_show as is_show_path, access, path as menu_path, auth_type, header, is_header,
        permission as unique_auth, 0 as is_del, mark
      from menus order by sort desc, id`,
  )

/** Ids above a rule, the top first. */
export function trailOf(rules: readonly Rule[], rule: Rule): number[] {
  const byId = new Map(rules.map((one) => [one.id, one]))
  const trail: number[] = []
  for (let at = byId.get(rule.pid); at && !trail.includes(at.id); at = byId.get(at.pid)) trail.unshift(at.id)
  return trail
}

export interface RuleFilter {
  keyword?: string
  auth_type?: number
  is_show?: number
}

/** The tree of what fits, with the rules above it. */
export function treeOf(rules: readonly Rule[], { keyword, auth_type: type, is_show: isShown }: RuleFilter): MenuRule[] {
  const words = keyword?.trim().toLowerCase() ?? ''
  const fits = (rule: Rule) =>
    (!words || rule.menu_name.toLowerCase().includes(words)) &&
    (type === undefined || rule.auth_type === type) &&
    (isShown === undefined || rule.is_show === isShown)
  const branch = (pid: number, trail: number[]): MenuRule[] =>
    rules
      .filter((rule) => rule.pid === pid && !trail.includes(rule.id))
      .flatMap((rule) => {
        const children = branch(rule.id, [...trail, rule.id])
        if (!children.length && !fits(rule)) return []
        const node = { ...rule, path: trail.join('/') }
        return [children.length ? { ...node, children } : node]
      })
  return branch(0, [])
}
