import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MenuRule } from '#src/api/menu-rules.ts'
import { row, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { checkRank, type MenuEditor, type Standing } from './rank.ts'
import { prefix, readRules, trailOf, type Rule } from './rules.ts'

export type RuleInput = Pick<
  Rule,
  | 'menu_name'
  | 'menu_path'
  | 'unique_auth'
  | 'icon'
  | 'header'
  | 'is_header'
  | 'api_url'
  | 'methods'
  | 'sort'
  | 'auth_type'
  | 'access'
  | 'is_show'
  | 'is_show_path'
  | 'mark'
  | 'pid'
  | 'version'
>

const ruleThing = (id: number) => `menu rule ${id}`

const refuse = (code: string): Refusal => new Refusal({ status: 400, code })

/** One rule as its form wants it: its address without the shop's prefix, the ids above it as a list. */
export async function readRule(db: Db, id: number, locale: Locale): Promise<MenuRule> {
  const version = await versionOf(db, ruleThing(id))
  const rules = await readRules(db, locale)
  const found = rules.find((rule) => rule.id === id)
  if (!found) throw refuse('100026')
  return { ...found, menu_path: found.menu_path.replace(new RegExp(`^${prefix}(?=/|$)`), ''), path: trailOf(rules, found), version }
}

const storedPathOf = (path: string) => {
  const bare = path.trim()
  // a site outside is named by its whole address
  if (!bare || bare === prefix || bare.startsWith(`${prefix}/`) || /^https?:\/\//i.test(bare)) return bare
  return `${prefix}${bare.startsWith('/') ? '' : '/'}${bare}`
}

/** A key for a rule that was given none: made of its address, as the shop's keys are. */
function keyOf({ unique_auth: key, menu_path: path }: RuleInput): string {
  if (key.trim()) return key.trim()
  const words = storedPathOf(path).slice(prefix.length).split(/\W+/).filter(Boolean)
  return words.length ? ['admin', ...words].join('-') : `rule-${randomBytes(4).toString('hex')}`
}

/** @throws Refusal 400198 without a name, menu_path_missing for an entry without an address, 100100 below itself or below what is not there */
async function checked(db: Db, input: RuleInput, id?: number): Promise<RuleInput> {
  const name = input.menu_name.trim()
  if (!name) throw refuse('400198')
  if (input.auth_type === 1 && !input.menu_path.trim()) throw refuse('menu_path_missing')
  if (input.pid) {
    const rules = await readRules(db, 'zh-cn')
    const parent = rules.find((rule) => rule.id === input.pid)
    if (!parent || parent.id === id || (id !== undefined && trailOf(rules, parent).includes(id))) throw refuse('100100')
  }
  return { ...input, menu_name: name, menu_path: input.auth_type === 1 ? storedPathOf(input.menu_path) : input.menu_path.trim() }
}

async function standingOf(db: Db, id: number): Promise<Standing> {
  const found = await row<{ permission: string; is_enabled: number }>(db, sql`select permission, is_enabled from menus where id = ${id}`)
  if (!found) throw refuse('100026')
  return { permission: found.permission, isOn: found.is_enabled === 1 }
}

/** Adds a rule; its name is the same in every language until somebody changes it in one. @throws Refusal as `checkRank` */
export async function createRule(db: Db, editor: MenuEditor, input: RuleInput): Promise<void> {
  const rule = await checked(db, input)
  const key = keyOf(rule)
  await checkRank(db, editor, 0, undefined, { permission: key, isOn: rule.is_show === 1 })
  const title = JSON.stringify({ 'zh-cn': rule.menu_name, en: rule.menu_name, 'zh-tw': rule.menu_name })
  await db.execute(
    sql`insert into menus (pid, path, permission, title, icon, header, is_header, is_show, sort, auth_type, is_enabled, access, api_url, methods, mark)
      values (${rule.pid}, ${rule.menu_path}, ${key}, ${title}::jsonb, ${rule.icon}, ${rule.header}, ${rule.is_header}, ${rule.is_show_path},
        ${rule.sort}, ${rule.auth_type}, ${rule.is_show}, ${rule.access}, ${rule.api_url}, ${rule.methods}, ${rule.mark})`,
  )
}

/**
 * Changes a rule; its name only in the language of the one who asks, where it has several. Refused with 409 for an older version.
 * @throws Refusal as `checkRank`
 */
export const editRule = (db: Db, editor: MenuEditor, id: number, input: RuleInput, locale: Locale): Promise<void> =>
  transaction(db, async (inner) => {
    await revise(inner, editor.user, ruleThing(id), { version: input.version, now: () => asFilledIn(inner, id, locale) })
    await changeRule(inner, editor, id, input, locale)
  })

/** A rule by the names that its form has. */
async function asFilledIn(db: Db, id: number, locale: Locale): Promise<MenuRule & { menu_list: MenuRule['path'] }> {
  const rule = await readRule(db, id, locale)
  return { ...rule, menu_list: rule.path }
}

async function changeRule(db: Db, editor: MenuEditor, id: number, input: RuleInput, locale: Locale): Promise<void> {
  const rule = await checked(db, input, id)
  const key = keyOf(rule)
  await checkRank(db, editor, id, await standingOf(db, id), { permission: key, isOn: rule.is_show === 1 })
  const own = JSON.stringify({ [locale]: rule.menu_name })
  const every = JSON.stringify({ 'zh-cn': rule.menu_name, en: rule.menu_name, 'zh-tw': rule.menu_name })
  await db.execute(
    sql`update menus set pid = ${rule.pid}, path = ${rule.menu_path}, permission = ${key}, icon = ${rule.icon}, header = ${rule.header},
        title = case when title->>'zh-cn' = title->>'en' and title->>'en' = title->>'zh-tw' then ${every}::jsonb else title || ${own}::jsonb end,
        is_header = ${rule.is_header}, is_show = ${rule.is_show_path}, sort = ${rule.sort}, auth_type = ${rule.auth_type},
        is_enabled = ${rule.is_show}, access = ${rule.access}, api_url = ${rule.api_url}, methods = ${rule.methods}, mark = ${rule.mark}
      where id = ${id}`,
  )
}

/** Switches a rule on or off, and shows or hides it in the menu. @throws Refusal as `checkRank` */
export const showRule = (db: Db, editor: MenuEditor, id: number, isOn: number, isShown: number): Promise<void> =>
  transaction(db, async (inner) => {
    await revise(inner, editor.user, ruleThing(id))
    const before = await standingOf(inner, id)
    await checkRank(inner, editor, id, before, { ...before, isOn: isOn === 1 })
    await inner.execute(sql`update menus set is_enabled = ${isOn}, is_show = ${isShown} where id = ${id}`)
  })

/** Removes a rule that has none below it. Roles keep its key as long as another rule carries it. @throws Refusal as `checkRank` */
export async function removeRule(db: Db, editor: MenuEditor, id: number): Promise<void> {
  await transaction(db, async (inner) => {
    await checkRank(inner, editor, id, await standingOf(inner, id))
    if (await row(inner, sql`select 1 as is from menus where pid = ${id} limit 1`)) throw refuse('menu_children')
    const deleted = await row<{ permission: string }>(inner, sql`delete from menus where id = ${id} returning permission`)
    await inner.execute(
      sql`delete from role_permissions where permission = ${deleted!.permission}
        and not exists (select 1 from menus where menus.permission = ${deleted!.permission})`,
    )
  })
}
