import { sql } from 'drizzle-orm'
import userLabel from '#src/api/resources/user-label.ts'
import { defineTable } from '../../tables/table.ts'

export default defineTable(userLabel, {
  order: sql`t.id`,
  shop: { added: '100000', edited: '100000', removed: '100002', inUse: 'USER_LABEL_USED', missing: { name: '400322' } },
})
