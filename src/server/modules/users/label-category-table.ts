import { sql } from 'drizzle-orm'
import userLabelCategory from '#src/api/resources/user-label-category.ts'
import { defineTable } from '../../tables/table.ts'

export default defineTable(userLabelCategory, {
  unique: [['name']],
  order: sql`t.sort desc, t.id desc`,
  // the shop keeps these categories with others; none of it is used for labels
  extra: { pid: sql`0`, owner_id: sql`0`, type: sql`0`, other: sql`null`, add_time: sql`0` },
  shop: {
    ...{ added: '100000', edited: '100001', removed: '100002', gone: '100026', inUse: '400323' },
    missing: { name: '400086', sort: '400087' },
    twice: { name: '400101' },
  },
})
