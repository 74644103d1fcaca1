import { sql } from 'drizzle-orm'
import cashAccount from '#src/api/resources/cash-account.ts'
import { defineTable } from '../../tables/table.ts'
import { usesOfAccount } from './uses.ts'

/** Accounts of money, each with what the journal has in it (manufacturing 2.3). */
export default defineTable(cashAccount, {
  usesOf: usesOfAccount,
  derived: {
    // in fen there
    balance: sql`(select coalesce(sum(j.debit - j.credit), 0) / 100.0 from journal_entries j where j.cash_account_id = t.id)::numeric(16, 2)`,
  },
})
