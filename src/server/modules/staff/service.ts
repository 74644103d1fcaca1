import { sql, type SQL } from 'drizzle-orm'
import type { StaffRow } from '#src/api/staff.ts'
import { wrongCredentials } from '../../access/accounts.ts'
import { codeOf, row, rows, transaction, type Db } from '../../db.ts'
import { hashPassword } from '../../access/passwords.ts'
import { grantableRoles, subordinate, visible, type Asker } from '../../access/rank.ts'
import { keepOnly, keepsAll, warehousesOf } from '../../factory/scopes/warehouses.ts'
import { Refusal } from '../../refusal.ts'
import { accountThing, revise, versionOf } from '../../database/revisions.ts'
import { closeSessions, type User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { orderBy } from '../../shop/sorting.ts'
import { shopTime } from '../../shop/time.ts'
import { departmentsOf, mayAssignDepartments, putInto } from './departments.ts'

/** An account as its form shows it. */
export interface Edited {
  id: number
  account: string
  real_name: string
  status: number
  roles: number[]
  departments: number[]
  /** Whose papers and stock they see; none are all. */
  warehouses: number[]
  version: number
}

export interface StaffInput {
  account: string
  real_name: string
  pwd: string
  conf_pwd: string
  roles: number[]
  status: number
  /** '' keeps the picture of an edited account. */
  head_pic: string
  /** Left out, who belongs where stays as it is. */
  departments?: number[]
  /** Left out, who keeps what stays as it is. */
  warehouses?: number[]
  /** The version that was read; left out, nobody is asked. */
  version?: number
}

const seconds = (column: string): SQL => sql.raw(`coalesce(floor(extract(epoch from ${column})), 0)::int`)
/** An account, whoever changes it: its own person in the personal centre, or somebody in the list. */
const refuse = (code: string): Refusal => new Refusal({ status: 400, code })

/** Whom a person may see here: no super administrators, not oneself, nobody who may do more. */
const shown = (user: Asker): SQL => sql`not is_removed and id <> ${user.id} and ${visible(user)}`

/** Whom a person may change: not those who may do just as much. */
const below = (user: Asker): SQL => sql`not is_removed and id <> ${user.id} and ${subordinate(user)}`

/** Why an account is not changed: staff_peer for one that is seen, 400594 as if there were none. */
async function untouched(db: Db, user: Asker, id: number): Promise<Refusal> {
  const peer = await row(db, sql`select 1 as is from accounts where id = ${id} and ${shown(user)}`)
  return refuse(peer ? 'staff_peer' : '400594')
}

/** What a list of accounts can be ordered by. */
export const staffOrders = { account: sql`account`, real_name: sql`real_name`, last_time: sql`signed_in_at` }

/** Accounts, newest first unless told otherwise; searched by name and account. */
export async function listStaff(
  db: Db,
  user: User,
  query: { page?: number; limit?: number; name?: string; status?: string; sort?: string; order?: string },
): Promise<{ list: StaffRow[]; count: number }> {
  const where = [shown(user)]
  const name = query.name?.trim().toLowerCase()
  if (name) where.push(sql`(position(${name} in lower(account)) > 0 or position(${name} in lower(real_name)) > 0)`)
  if (query.status) where.push(sql`is_disabled = ${query.status === '0'}`)
  const all = sql.join(where, sql` and `)
  const list = await rows<StaffRow>(
    db,
    sql`select id, account, head_pic, real_name, level, login_count, case when is_disabled then 0 else 1 end as status,
        coalesce(signed_in_from, '') as last_ip, ${seconds('signed_in_at')} as last_time, ${seconds('created_at')} as add_time,
        ${shopTime('created_at')} as _add_time, coalesce(${shopTime('signed_in_at')}, '') as _last_time,
        coalesce((select string_agg(r.name, ',' order by r.id) from account_roles held join roles r on r.id = held.role_id
          where held.account_id = accounts.id), '') as roles,
        coalesce((select string_agg(d.name, ',' order by d.sort, d.id) from department_members m join departments d on d.id = m.department_id
          where m.account_id = accounts.id), '') as departments
      from accounts where ${all} ${orderBy(query, staffOrders, sql`id desc`)} ${pageOf(query, 15)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from accounts where ${all}`)
  return { list, count: found?.count ?? 0 }
}

/** Refused with 400594 when there is no such account below the asking one, with staff_peer for one beside it. */
export async function readStaff(db: Db, user: User, id: number): Promise<Edited> {
  const version = await versionOf(db, accountThing(id))
  const found = await row<Omit<Edited, 'roles' | 'departments' | 'warehouses' | 'version'>>(
    db,
    sql`select id, account, real_name, case when is_disabled then 0 else 1 end as status from accounts where id = ${id} and ${below(user)}`,
  )
  if (!found) throw await untouched(db, user, id)
  const held = await rows<{ role_id: number }>(db, sql`select role_id from account_roles where account_id = ${id} order by role_id`)
  const [departments, warehouses] = [await departmentsOf(db, id), await warehousesOf(db, id)]
  return { ...found, roles: held.map((role) => role.role_id), departments, warehouses, version }
}

function checked(input: StaffInput, needsPassword: boolean): StaffInput {
  const account = { ...input, account: input.account.trim(), real_name: input.real_name.trim() }
  const password = needsPassword || account.pwd ? account.pwd : 'not asked'
  const wrong = wrongCredentials(account.account, password)
  if (wrong) throw refuse(wrong)
  if ((needsPassword || account.pwd) && !account.conf_pwd) throw refuse('400263')
  if (account.pwd !== account.conf_pwd) throw refuse('400264')
  if (!account.real_name) throw refuse('400035')
  if (!account.roles.length) throw refuse('400036')
  return account
}

async function giveRoles(db: Db, user: Asker, id: number, roles: number[]): Promise<void> {
  await db.execute(sql`delete from account_roles where account_id = ${id}`)
  const given = await rows(
    db,
    sql`insert into account_roles (account_id, role_id)
      select ${id}, id from roles where id = any(${sql.param(roles)}::bigint[]) and ${grantableRoles(user)} returning role_id`,
  )
  if (given.length !== new Set(roles).size) throw refuse('400036')
}

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === '23505') throw refuse('400596')
    throw error
  }
}

/** Hash of the password that is asked for, which takes its time; undefined where an account keeps its own. Refused as the write is. */
export async function hashFor(input: StaffInput, isNew: boolean): Promise<string | undefined> {
  const { pwd } = checked(input, isNew)
  return pwd ? hashPassword(pwd) : undefined
}

/** Adds an account that may do what its roles may. */
export async function createStaff(db: Db, user: User, input: StaffInput, hash: string | undefined): Promise<void> {
  const { account, real_name: name, roles, status, head_pic: picture, departments, warehouses } = checked(input, true)
  await transaction(db, async (inner) => {
    const made = await unlessTaken(
      row<{ id: number }>(
        inner,
        sql`insert into accounts (account, password, real_name, head_pic, level, is_disabled)
          values (${account}, ${hash}, ${name}, ${picture}, 1, ${status === 0}) returning id`,
      ),
    )
    await giveRoles(inner, user, made!.id, roles)
    if (departments && mayAssignDepartments(user)) await putInto(inner, made!.id, departments)
    if (warehouses && keepsAll(user)) await keepOnly(inner, made!.id, warehouses)
  })
}

/** Changes an account; another password, or being switched off, ends its sessions. Refused with 409 CHANGED for an older version. */
export async function editStaff(db: Db, user: User, id: number, input: StaffInput, hash: string | undefined): Promise<void> {
  const { account, real_name: name, roles, status, head_pic: picture, departments, warehouses, version } = checked(input, false)
  await transaction(db, async (inner) => {
    await revise(inner, user, accountThing(id), { version, now: () => readStaff(inner, user, id) })
    const changed = await unlessTaken(
      row(
        inner,
        sql`update accounts set account = ${account}, real_name = ${name}, is_disabled = ${status === 0},
            password = coalesce(${hash ?? null}, password), head_pic = coalesce(nullif(${picture}, ''), head_pic)
          where id = ${id} and ${below(user)} returning id`,
      ),
    )
    if (!changed) throw await untouched(inner, user, id)
    await giveRoles(inner, user, id, roles)
    if (departments && mayAssignDepartments(user)) await putInto(inner, id, departments)
    if (warehouses && keepsAll(user)) await keepOnly(inner, id, warehouses)
    if (hash || status === 0) await closeSessions(inner, 'admin', id)
  })
}

/** Switches an account on or off; switched off it is signed out everywhere. */
export async function setStatus(db: Db, user: User, id: number, status: number): Promise<void> {
  if (id === user.id) throw refuse('staff_self')
  await transaction(db, async (inner) => {
    await revise(inner, user, accountThing(id))
    const changed = await row(
      inner,
      sql`update accounts set is_disabled = ${status === 0} where id = ${id} and ${below(user)} returning id`,
    )
    if (!changed) throw await untouched(inner, user, id)
    if (status === 0) await closeSessions(inner, 'admin', id)
  })
}

/** Removes an account; what it did stays its own, its name becomes free. */
export async function removeStaff(db: Db, user: User, id: number): Promise<void> {
  if (id === user.id) throw refuse('staff_self')
  const deleted = await row(
    db,
    sql`update accounts set is_removed = true, is_disabled = true, account = account || '~' || id where id = ${id} and ${below(user)} returning id`,
  )
  if (!deleted) throw await untouched(db, user, id)
  await closeSessions(db, 'admin', id)
}
