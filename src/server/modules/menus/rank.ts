import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { above, type Asker } from '../../access/rank.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'

const refuse = (code: string): Refusal => new Refusal({ status: 400, code })

/** Who changes rules, and the keys that calls ask for. */
export interface MenuEditor {
  user: Asker & Pick<User, 'name'>
  routeKeys: ReadonlySet<string>
}

/** What of a rule decides who may do what. */
export interface Standing {
  permission: string
  isOn: boolean
}

/**
 * Whether a person may make of a rule what is asked; one without `before` is new, one without `after` goes. Refused with menu_beyond
 * for a key that they lack, and with menu_above where a role above theirs would lose it.
 */
export async function checkRank(db: Db, { user, routeKeys }: MenuEditor, id: number, before?: Standing, after?: Standing): Promise<void> {
  if (user.level === 0) return
  const own = await keysOf(db, user.id)
  for (const key of new Set([before?.permission ?? '', after?.permission ?? '']))
    if (key === '') continue
    else if (!own.has(key)) {
      if (key === before?.permission || routeKeys.has(key) || (await isUsed(db, key))) throw refuse('menu_beyond')
    } else if (!(after?.permission === key && after.isOn) && (await wouldLose(db, user, key, id))) throw refuse('menu_above')
}

/** Keys of somebody's roles, also those whose rules are switched off: whoever did it may undo it. */
async function keysOf(db: Db, account: number): Promise<Set<string>> {
  const held = await rows<{ permission: string }>(
    db,
    sql`select distinct p.permission from account_roles a join roles r on r.id = a.role_id and not r.is_disabled
        join role_permissions p on p.role_id = r.id where a.account_id = ${account}`,
  )
  return new Set(held.map(({ permission }) => permission))
}

const isUsed = async (db: Db, key: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 as is where exists (select 1 from menus where permission = ${key}) or exists (select 1 from role_permissions where permission = ${key})`,
  )) !== undefined

const wouldLose = async (db: Db, user: Asker, key: string, rule: number): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 as is from roles where exists (select 1 from role_permissions h where h.role_id = roles.id and h.permission = ${key})
        and not exists (select 1 from menus where permission = ${key} and id <> ${rule} and is_enabled = 1) and ${above(user)} limit 1`,
  )) !== undefined
