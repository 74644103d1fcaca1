import { sql } from 'drizzle-orm'
import party from '#src/api/resources/stock/party.ts'
import type { User } from '../../sessions.ts'
import { isWithin } from '../../tables/scope.ts'
import { defineTable } from '../../tables/table.ts'

const of = (flag: string, owner: string, user: User) =>
  sql`(t.${sql.identifier(flag)} and ${isWithin(sql`t.${sql.identifier(owner)}`, user) ?? sql`true`})`

/** Who somebody may see as a customer or as a supplier. */
export default defineTable(party, {
  scope: (user) => sql`(t.merged_into is null and (${of('is_customer', 'salesman_id', user)} or ${of('is_supplier', 'buyer_id', user)}))`,
})
