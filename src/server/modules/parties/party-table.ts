import { sql } from 'drizzle-orm'
import party from '#src/api/resources/stock/party.ts'
import { ownParties } from '../../factory/scopes/parties.ts'
import { defineTable } from '../../tables/table.ts'

/** Who somebody may see as a customer or as a supplier. */
export default defineTable(party, {
  scope: (user) => sql`(t.merged_into is null and ${ownParties(user, 't') ?? sql`(t.is_customer or t.is_supplier)`})`,
})
