import { sql } from 'drizzle-orm'
import courier from '#src/api/resources/courier.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'

/** What a courier wants to know before it prints waybills: the column that says so, and the number of the refusal without it. */
const wanted = {
  account: ['partner_id'],
  password: ['partner_key'],
  branch: ['net', '400404'],
  collector: ['check_man', '500001'],
  customer: ['partner_name', '500002'],
  waybillCode: ['is_code', '500003'],
} as const

export default defineTable(courier, {
  unique: [['code']],
  order: sql`t.sort desc, t.id`,
  extra: {
    ...{ partner_id: sql`t.partner_id`, partner_key: sql`t.partner_key`, net: sql`t.net` },
    ...{ check_man: sql`t.check_man`, partner_name: sql`t.partner_name`, is_code: sql`t.is_code` },
    status: sql`case when (t.partner_id = 0 or t.account <> '') and (t.partner_key = 0 or t.key <> '') and (t.net = 0 or t.net_name <> '')
      then 1 else 0 end`,
  },
  shop: {
    ...{ added: '400401', edited: '100001', removed: '100002', gone: '100026' },
    missing: { name: '400400' },
    shows: (name, row) => (name === 'code' ? !row : !(name in wanted) || row?.[wanted[name as keyof typeof wanted][0]] === 1),
  },
  before(values, { before }) {
    if (!before) return values
    const missing = (['branch', 'collector', 'customer', 'waybillCode'] as const).filter(
      (name) => before.wire[wanted[name][0]] === 1 && values[name].trim() === '',
    )
    const [first] = missing
    if (first) throw new Refusal({ status: Number(wanted[first][1]), errors: { [courier.fields[first].wire!]: wanted[first][1] } })
    // orders name a courier by its code
    return { ...values, code: before.code }
  },
})
