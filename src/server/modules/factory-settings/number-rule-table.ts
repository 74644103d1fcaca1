import { sql } from 'drizzle-orm'
import numberRule from '#src/api/resources/settings/number-rule.ts'
import { continueSeries, holdNumbers, nextLast, numberText } from '../../factory/settings/numbers.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'

const order = ['day', 'month', 'year', 'none', 'never']
/** How seldom something changes; what never does is as `none`. */
const rank = (unit: string) => Math.min(order.indexOf(unit), 3)

/** Numbers of documents; what a rule becomes goes on after every number that was ever given. */
export default defineTable(numberRule, {
  unique: [['letters']],
  order: sql`t.id`,
  extra: { next_number: sql`(select ${numberText(nextLast)} from (select t.letters, t.date_part, t.reset, t.digits) r)` },
  async before(values, { db }) {
    if (!/^[A-Z]{1,6}$/.test(values.letters))
      throw new Refusal({ status: 400, code: 'NUMBER_LETTERS', errors: { letters: 'NUMBER_LETTERS' } })
    if (rank(values.reset) < rank(values.datePart))
      throw new Refusal({ status: 400, code: 'NUMBER_RESET', errors: { reset: 'NUMBER_RESET' } })
    await holdNumbers(db)
    return values
  },
  after: async ({ letters, reset }, { db }) => {
    await continueSeries(db, { letters, reset })
  },
})
