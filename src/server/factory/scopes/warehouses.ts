import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'

/** Who keeps which warehouses. */
export type Keeper = Pick<User, 'level' | 'warehouses'>

/** Whether somebody keeps all warehouses: nobody gives others more than they have. */
export const keepsAll = ({ level, warehouses }: Keeper): boolean => level === 0 || warehouses.length === 0

const own = ({ warehouses }: Keeper) => sql`any(${sql.param([...warehouses])}::bigint[])`

/**
 * Whether somebody keeps a warehouse, or the other one that goods go to (manufacturing 2.12, own warehouses); what names none is everybody's. Who
 * was given no warehouse keeps all: undefined.
 */
export function keptBy(user: Keeper, warehouse: SQL, other?: SQL): SQL | undefined {
  if (keepsAll(user)) return undefined
  const elsewhere = other ? sql` or ${other} = ${own(user)}` : sql``
  return sql`(${warehouse} is null or ${warehouse} = ${own(user)}${elsewhere})`
}

/** The same as a condition. */
export const isKept = (user: Keeper, warehouse: SQL): SQL => keptBy(user, warehouse) ?? sql`true`

/** Refused with 400 `WAREHOUSE_BEYOND` for a warehouse that somebody does not keep. */
export function refuseForeign(user: Keeper, warehouse: string | number | undefined): void {
  if (!warehouse || keepsAll(user) || user.warehouses.includes(Number(warehouse))) return
  throw new Refusal({ status: 400, code: 'WAREHOUSE_BEYOND', errors: { warehouse_id: 'WAREHOUSE_BEYOND' } })
}

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
