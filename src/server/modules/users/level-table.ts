import { sql } from 'drizzle-orm'
import userLevel from '#src/api/resources/user-level.ts'
import { row } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'
import { defineTable } from '../../tables/table.ts'

const refused = (code: string, field: string) => new Refusal({ status: Number(code), errors: { [field]: code } })

export default defineTable(userLevel, {
  unique: [['grade'], ['experience']],
  removedFlag: 'is_del',
  usedBy: (id) => sql`select 1 from shop_users where level_id = ${id}`,
  order: sql`t.grade`,
  // levels that are bought or end are from before the shop had paid membership
  extra: {
    ...{ mer_id: sql`0`, money: sql`'0.00'`, valid_date: sql`0`, is_forever: sql`1`, is_pay: sql`0`, is_del: sql`t.is_del` },
    ...{ explain: sql`t.name`, add_time: shopTime('t.added_at') },
  },
  shop: {
    ...{ added: '100000', edited: '100000', removed: '100002', inUse: 'USER_LEVEL_USED' },
    missing: { name: '400324', grade: '400325', icon: '400327', image: '400328', experience: '400329' },
    twice: { grade: '400675', experience: '400676' },
  },
  /** The higher a level, the more experience it takes. */
  async before(values, { db, before }) {
    const { grade, experience } = values
    // the form begins with 0, which is no level
    if (!grade) throw new Refusal({ status: 400, code: '400325', errors: { grade: '400325' } })
    if (!experience) throw new Refusal({ status: 400, code: '400329', errors: { exp_num: '400329' } })
    if (before?.grade === grade && before.experience === experience) return values
    // two that are added at once see each other
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('user_levels', 0))`)
    const others = sql`from user_levels where is_del = 0 and id <> ${Number(values.id || 0)}`
    const near = await row<{ below: number | null; above: number | null }>(
      db,
      sql`select (select max(exp_num) ${others} and grade < ${grade})::int as below, (select min(exp_num) ${others} and grade > ${grade})::int as above`,
    )
    if (near && near.below !== null && experience <= near.below) throw refused('400673', 'exp_num')
    if (near && near.above !== null && experience >= near.above) throw refused('400674', 'exp_num')
    return values
  },
})
