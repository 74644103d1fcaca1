import { sql } from 'drizzle-orm'
import userGroup from '#src/api/resources/user-group.ts'
import { defineTable } from '../../tables/table.ts'

export default defineTable(userGroup, {
  unique: [['name']],
  order: sql`t.id`,
  shop: {
    ...{ added: '100017', edited: '100017', removed: '100002', inUse: 'USER_GROUP_USED' },
    ...{ missing: { name: '400321' }, twice: { name: '400666' } },
  },
})
