import { sql, type SQL } from 'drizzle-orm'
import type { DataScope } from '#src/api/roles.ts'
import type { User } from '../sessions.ts'

/** Who asks, as far as it matters what they may hand out. */
export type Asker = Pick<User, 'id' | 'level' | 'permissions' | 'dataScope'>

const narrowestFirst: readonly DataScope[] = ['own', 'department', 'below', 'all']

/** Whether a data scope is wider than somebody's own. */
export const isWider = (scope: DataScope, { level, dataScope }: Pick<User, 'level' | 'dataScope'>): boolean =>
  level !== 0 && narrowestFirst.indexOf(scope) > narrowestFirst.indexOf(dataScope)

/** Permissions `p` that the asking one lacks: nobody may hand out, or take over, more than they have. */
export const notGranted = (user: Asker): SQL => sql`not p.permission = any(${sql.param([...user.permissions])}::text[])`

/** Roles that a person may give. */
export function grantableRoles(user: Asker): SQL {
  if (user.level === 0) return sql`true`
  const seen = narrowestFirst.filter((scope) => !isWider(scope, user))
  return sql`(roles.data_scope = any(${sql.param(seen)}::text[])
    and not exists (select 1 from role_permissions p where p.role_id = roles.id and ${notGranted(user)}))`
}

/** Roles that a person may change: what they could give, neither their own nor that of somebody who may do more. */
export function editableRoles(user: Asker): SQL {
  if (user.level === 0) return sql`true`
  return sql`${grantableRoles(user)} and not exists (
    select 1 from account_roles mine join accounts a on a.id = mine.account_id and not a.is_removed
    where mine.role_id = roles.id and (a.id = ${user.id} or a.level = 0 or exists (
      select 1 from account_roles other join role_permissions p using (role_id) where other.account_id = a.id and ${notGranted(user)})))`
}

/** Roles that a person has no say about: they, or somebody who has them, may do more. */
export const above = (user: Asker): SQL => sql`(not (${grantableRoles(user)}) or exists (
  select 1 from account_roles mine join accounts a on a.id = mine.account_id and not a.is_removed and a.level > 0
  where mine.role_id = roles.id and exists (
    select 1 from account_roles other join role_permissions p using (role_id) where other.account_id = a.id and ${notGranted(user)})))`

/** Accounts that may do no more than a person: whom they may see. Super administrators are none of them. */
export function visible(user: Asker, accounts = sql.raw('accounts')): SQL {
  if (user.level === 0) return sql`${accounts}.level > 0`
  return sql`${accounts}.level > 0 and not exists (select 1 from account_roles held join role_permissions p using (role_id)
    where held.account_id = ${accounts}.id and ${notGranted(user)})`
}

/** Accounts that may do less than a person: whom they may change. Peers are left to somebody above both. */
export function subordinate(user: Asker): SQL {
  if (user.level === 0) return visible(user)
  return sql`${visible(user)} and (select count(distinct p.permission) from account_roles held join role_permissions p using (role_id)
    where held.account_id = accounts.id) < ${user.permissions.size}`
}
