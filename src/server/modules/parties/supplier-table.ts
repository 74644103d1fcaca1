import { sql } from 'drizzle-orm'
import supplier from '#src/api/resources/supplier.ts'
import { seenParty } from '../../factory/scopes/parties.ts'
import { defineTable } from '../../tables/table.ts'
import { completed, ofSide } from './rules.ts'
import { refuseElsewhere } from './take-over.ts'

export default defineTable(supplier, {
  ...ofSide('supplier'),
  seen: seenParty,
  unique: [['name'], ['sn']],
  ownedBy: 'buyer',
  derived: {
    // out of the balances that postings keep (manufacturing 2.9), below nought where more was paid than is owed; in fen there
    payable: sql`coalesce((select trim_scale((b.credit - b.debit) / 100.0) from party_balances b where b.party_id = t.id and b.side = 'AP'), 0)`,
  },
  async before(values, writing) {
    if (!writing.before) await refuseElsewhere(writing, 'supplier', values.name.trim())
    return completed(values, writing, 'GY')
  },
})
