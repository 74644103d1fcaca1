import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

interface Located {
  warehouse?: string
  toWarehouse?: string
  lines: readonly { location?: string; toLocation?: string }[]
}

/** Refused with 400 `LOCATION_OTHER` at lines whose locations are in another warehouse than their paper says. */
export async function refuseOtherLocations(db: Db, { warehouse = '', toWarehouse = '', lines }: Located): Promise<void> {
  const named = lines.flatMap(({ location = '', toLocation = '' }) => [location, toLocation]).filter(Boolean)
  if (named.length === 0) return
  const found = await rows<{ id: string; warehouse: string }>(
    db,
    sql`select id::text as id, parent_id::text as warehouse from warehouses_locations where id = any(${sql.param(named.map(Number))}::bigint[])`,
  )
  const by = new Map(found.map(({ id, warehouse: of }) => [id, of]))
  const errors = Object.fromEntries(
    lines.flatMap(({ location = '', toLocation = '' }, at) => [
      ...(location && by.get(location) !== warehouse ? [[`lines.${at}.location_id`, 'LOCATION_OTHER']] : []),
      ...(toLocation && by.get(toLocation) !== toWarehouse ? [[`lines.${at}.to_location_id`, 'LOCATION_OTHER']] : []),
    ]),
  )
  if (Object.keys(errors).length > 0) throw new Refusal({ status: 400, code: 'LOCATION_OTHER', errors })
}
