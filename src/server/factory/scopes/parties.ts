import { sql, type SQL } from 'drizzle-orm'
import { isWithin, type Scoped } from '../../access/data-scope.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

/** Customers and suppliers `alias` whose owner somebody may see (manufacturing 2.12, own customers and own suppliers); undefined for all. */
export function ownParties(user: Scoped, alias: string): SQL | undefined {
  const of = (flag: string, owner: string) => {
    const within = isWithin(sql.raw(`${alias}.${owner}`), user)
    return within && sql`${sql.raw(`${alias}.${flag}`)} and ${within}`
  }
  const [customers, suppliers] = [of('is_customer', 'salesman_id'), of('is_supplier', 'buyer_id')]
  return customers && suppliers && sql`(${customers} or ${suppliers})`
}

/** Whether somebody may see a party, by its id; nobody is everybody's. Undefined for who sees all. */
export function seenParty(user: Scoped, party: SQL): SQL | undefined {
  const own = ownParties(user, 'y')
  return own && sql`(${party} is null or ${party} in (select y.id from parties y where ${own}))`
}

/** Refused with `RECORD_GONE`, as those that are not there, for parties of which somebody may not see one. */
export async function refuseForeignParties(db: Db, user: Scoped, parties: readonly number[]): Promise<void> {
  const wanted = [...new Set(parties)]
  const own = ownParties(user, 'y')
  if (!own || wanted.length === 0) return
  const found = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from parties y where y.id = any(${sql.param(wanted)}::bigint[]) and ${own}`,
  )
  if (found!.count < wanted.length) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
}
