import customer from '#src/api/resources/customer.ts'
import { seenParty } from '../../factory/scopes/parties.ts'
import { defineTable } from '../../tables/table.ts'
import { completed, ofSide } from './rules.ts'
import { refuseElsewhere } from './take-over.ts'

export default defineTable(customer, {
  ...ofSide('customer'),
  seen: seenParty,
  unique: [['name'], ['sn']],
  ownedBy: 'salesman',
  async before(values, writing) {
    if (!writing.before) await refuseElsewhere(writing, 'customer', values.name.trim())
    return completed(values, writing, 'KH')
  },
})
