import { sql } from 'drizzle-orm'
import type { DataScope, RoleMenu, RoleRow } from '#src/api/roles.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { editableRoles, isWider, type Asker } from '../../access/rank.ts'
import { Refusal } from '../../refusal.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { readTree } from './tree.ts'

export interface RoleInput {
  role_name: string
  status: number
  checked_menus: number[]
  data_scope?: DataScope
  version?: number
}

const roleThing = (id: number) => `role ${id}`

const refuse = (code: string): Refusal => new Refusal({ status: 400, code })

/** Roles that the asking person may change, with the names of what they may do. */
export async function listRoles(
  db: Db,
  user: Asker,
  query: { page?: number; limit?: number; role_name?: string; status?: number },
  locale: Locale,
): Promise<{ count: number; list: RoleRow[] }> {
  const where = [editableRoles(user)]
  const name = query.role_name?.trim().toLowerCase()
  if (name) where.push(sql`position(${name} in lower(name)) > 0`)
  if (query.status !== undefined) where.push(sql`is_disabled = ${query.status === 0}`)
  const all = sql.join(where, sql` and `)
  const list = await rows<RoleRow>(
    db,
    sql`select id, name as role_name, 1 as level, case when is_disabled then 0 else 1 end as status,
        coalesce((select string_agg(coalesce(m.title->>${locale}, m.title->>'zh-cn'), ',' order by m.sort desc, m.id)
          from menus m join role_permissions p on p.permission = m.permission and p.role_id = roles.id), '') as rules
      from roles where ${all} order by id desc ${pageOf(query, 15)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from roles where ${all}`)
  return { count: found?.count ?? 0, list }
}

/** A role with the tree of what it could have. Refused with 400199 when there is none that the person may change. */
export async function readRole(db: Db, user: Asker, id: number, locale: Locale): Promise<{ role: RoleRow; menus: RoleMenu[] }> {
  const version = await versionOf(db, roleThing(id))
  const found = await row<Omit<RoleRow, 'rules'>>(
    db,
    sql`select id, name as role_name, 1 as level, case when is_disabled then 0 else 1 end as status, data_scope
        from roles where id = ${id} and ${editableRoles(user)}`,
  )
  if (!found) throw refuse('400199')
  const held = await rows<{ permission: string }>(db, sql`select permission from role_permissions where role_id = ${id}`)
  const menus = await readTree(db, user, locale, new Set(held.map((key) => key.permission)))
  return { role: { ...found, rules: checkedOf(menus).join(','), version }, menus }
}

const checkedOf = (nodes: RoleMenu[]): RoleMenu['id'][] =>
  nodes.flatMap((node) => [...(node.checked ? [node.id] : []), ...checkedOf(node.children)])

/** The keys behind chosen rules. @throws Refusal 400221 without any, role_beyond for what the person lacks */
async function keysOf(db: Db, user: Asker, ids: number[]): Promise<string[]> {
  if (!ids.length) throw refuse('400221')
  const found = await rows<{ permission: string }>(
    db,
    sql`select distinct permission from menus where id = any(${sql.param(ids)}::bigint[]) and permission <> ''`,
  )
  const keys = found.map((rule) => rule.permission)
  if (!keys.length) throw refuse('400221')
  if (user.level !== 0 && keys.some((key) => !user.permissions.has(key))) throw refuse('role_beyond')
  return keys
}

/** Adds a role (id 0) or changes one; what it allows holds from the next call of whoever has it. Refused with 409 for an older version. */
export async function saveRole(db: Db, user: User, id: number, input: RoleInput, locale: Locale): Promise<void> {
  const name = input.role_name.trim()
  if (!name) throw refuse('400220')
  const keys = await keysOf(db, user, input.checked_menus)
  const { data_scope: scope } = input
  if (scope && isWider(scope, user)) throw refuse('role_beyond')
  const isDisabled = input.status === 0
  const now = async (inner: Db) => (await readRole(inner, user, id, locale)).role
  await transaction(db, async (inner) => {
    if (id) await revise(inner, user, roleThing(id), { version: input.version, now: () => now(inner) })
    const saved = id
      ? await row<{ id: number }>(
          inner,
          sql`update roles set name = ${name}, is_disabled = ${isDisabled}, data_scope = coalesce(${scope ?? null}, data_scope)
            where id = ${id} and ${editableRoles(user)} returning id`,
        )
      : await row<{ id: number }>(
          inner,
          sql`insert into roles (name, is_disabled, data_scope) values (${name}, ${isDisabled}, ${scope ?? user.dataScope}) returning id`,
        )
    if (!saved) throw refuse('400199')
    // keys that no rule of the menu carries stay as they are
    await inner.execute(
      sql`delete from role_permissions p where role_id = ${saved.id} and not permission = any(${sql.param(keys)}::text[])
        and exists (select 1 from menus m where m.permission = p.permission)`,
    )
    await inner.execute(
      sql`insert into role_permissions (role_id, permission) select ${saved.id}, unnest(${sql.param(keys)}::text[]) on conflict do nothing`,
    )
  })
}

/** Switches a role on or off for everybody who has it. */
export async function setStatus(db: Db, user: User, id: number, status: number): Promise<void> {
  await transaction(db, async (inner) => {
    await revise(inner, user, roleThing(id))
    const changed = await row(
      inner,
      sql`update roles set is_disabled = ${status === 0} where id = ${id} and ${editableRoles(user)} returning id`,
    )
    if (!changed) throw refuse('400199')
  })
}

/** Removes a role that nobody has, and no rule of approvals names. */
export async function removeRole(db: Db, user: Asker, id: number): Promise<void> {
  const held = await row(
    db,
    sql`select 1 as is from account_roles held join accounts a on a.id = held.account_id where held.role_id = ${id} and not a.is_removed`,
  )
  if (held) throw refuse('400754')
  if (await row(db, sql`select 1 as named from approval_rules where role_id = ${id} limit 1`)) throw refuse('role_approves')
  const deleted = await row(db, sql`delete from roles where id = ${id} and ${editableRoles(user)} returning id`)
  if (!deleted) throw refuse('400199')
}
