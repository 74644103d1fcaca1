import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'

type Asker = Pick<User, 'id' | 'level'>

const own = ({ id }: Asker) => sql`select warehouse_id from account_warehouses where account_id = ${id}`

/**
 * Whether somebody keeps a warehouse, or the other one that goods go to (manufacturing 2.12, own warehouses); what names none is everybody's. Who
 * was given no warehouse keeps all, and undefined is for who may see everything.
 */
export function keptBy(user: Asker, warehouse: SQL, other?: SQL): SQL | undefined {
  if (user.level === 0) return undefined
  const elsewhere = other ? sql` or ${other} in (${own(user)})` : sql``
  return sql`(not exists (${own(user)}) or ${warehouse} is null or ${warehouse} in (${own(user)})${elsewhere})`
}

/** Refused with 400 `WAREHOUSE_BEYOND` for a warehouse that somebody does not keep. */
export async function refuseForeign(db: Db, user: Asker, warehouse: string | number | undefined): Promise<void> {
  if (!warehouse || user.level === 0) return
  const found = await row(db, sql`select 1 as one where ${keptBy(user, sql`${Number(warehouse)}::bigint`)!}`)
  if (!found) throw new Refusal({ status: 400, code: 'WAREHOUSE_BEYOND', errors: { warehouse_id: 'WAREHOUSE_BEYOND' } })
}

/** Whether somebody keeps all warehouses: nobody gives others more than they have. */
export const keepsAll = async (db: Db, user: Asker): Promise<boolean> => user.level === 0 || !(await row(db, sql`${own(user)} limit 1`))

/** Ids of the warehouses that somebody was given. */
export async function warehousesOf(db: Db, account: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select warehouse_id as id from account_warehouses where account_id = ${account} order by 1`,
  )
  return found.map(({ id }) => id)
}

/** Somebody keeps these warehouses and no others; none at all are all. Refused with staff_warehouse_missing where there is none of an id. */
export async function keepOnly(db: Db, account: number, warehouses: readonly number[]): Promise<void> {
  const ids = sql`${sql.param([...warehouses])}::bigint[]`
  await db.execute(sql`delete from account_warehouses where account_id = ${account} and not warehouse_id = any(${ids})`)
  const found = await rows(db, sql`select id from warehouses where id = any(${ids}) for share`)
  if (found.length !== new Set(warehouses).size) throw new Refusal({ status: 400, code: 'staff_warehouse_missing' })
  await db.execute(sql`insert into account_warehouses (account_id, warehouse_id) select ${account}, unnest(${ids}) on conflict do nothing`)
}
