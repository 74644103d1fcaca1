import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { hashPassword } from './passwords.ts'
import { closeSessions } from '../sessions.ts'

export interface Account {
  id: number
  account: string
  password: string
  real_name: string
  head_pic: string
  level: number
  is_disabled: boolean
}

export interface NewAccount {
  account: string
  password: string
  name: string
  /** 0 may do everything. */
  level: number
  picture?: string
}

export const findAccount = (db: Db, account: string): Promise<Account | undefined> =>
  row<Account>(
    db,
    sql`select id, account, password, real_name, head_pic, level, is_disabled from accounts where lower(account) = ${account.toLowerCase()}`,
  )

/** Stores another hash of the password that an account has; one that was changed meanwhile stays. */
export const renewHash = (db: Db, { id, password }: Pick<Account, 'id' | 'password'>, hash: string): PromiseLike<unknown> =>
  db.execute(sql`update accounts set password = ${hash} where id = ${id} and password = ${password}`)

/** Adds an account; answers its id. */
export async function addAccount(db: Db, account: NewAccount): Promise<number> {
  const made = await row<{ id: number }>(
    db,
    sql`insert into accounts (account, password, real_name, head_pic, level)
        values (${account.account}, ${await hashPassword(account.password)}, ${account.name}, ${account.picture ?? ''}, ${account.level}) returning id`,
  )
  return made!.id
}

/** Gives an account a role of these permission keys, made when it is missing. */
export async function grantRole(db: Db, accountId: number, name: string, permissions: string[]): Promise<void> {
  const existing = await row<{ id: number }>(db, sql`select id from roles where name = ${name}`)
  const role = existing ?? (await row<{ id: number }>(db, sql`insert into roles (name) values (${name}) returning id`))
  for (const key of permissions)
    await db.execute(sql`insert into role_permissions (role_id, permission) values (${role!.id}, ${key}) on conflict do nothing`)
  await db.execute(sql`insert into account_roles (account_id, role_id) values (${accountId}, ${role!.id}) on conflict do nothing`)
}

/** Sets a super administrator's password, or makes the account; ends all its sessions. Answers whether it is a fresh one. */
export async function setAdministrator(db: Db, account: string, password: string): Promise<boolean> {
  const existing = await findAccount(db, account)
  if (!existing) {
    await addAccount(db, { account, password, name: account, level: 0 })
    return true
  }
  await db.execute(
    sql`update accounts set password = ${await hashPassword(password)}, level = 0, is_disabled = false where id = ${existing.id}`,
  )
  await closeSessions(db, 'admin', existing.id)
  await db.execute(sql`delete from sign_in_failures where account = ${account.toLowerCase()}`)
  return false
}

/** True while nobody can sign in at all. */
export async function hasNoAdministrator(db: Db): Promise<boolean> {
  return (await row(db, sql`select 1 as found from accounts where level = 0 and not is_disabled limit 1`)) === undefined
}

/** Catalogue numbers of what is wrong with an account name or password; conventions 6.3. */
export function wrongCredentials(account: string, password: string): '400033' | '400034' | '400256' | '400762' | undefined {
  if (!account) return '400033'
  if (!/^[\w-]{1,64}$/.test(account)) return '400034'
  if (!password) return '400256'
  return password.length < 6 || password.length > 32 ? '400762' : undefined
}
