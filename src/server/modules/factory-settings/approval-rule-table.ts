import approvalRule from '#src/api/resources/settings/approval-rule.ts'
import { compared } from '#src/lib/decimal.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'

/** Rules of approval; one of an amount or of a rise says how much. */
export default defineTable(approvalRule, {
  before(values) {
    const wantsLimit = values.kind === 'amount' || values.kind === 'rise'
    if (wantsLimit && compared(values.limit || '0', '0') <= 0)
      throw new Refusal({ status: 400, code: 'LIMIT_MISSING', errors: { limit_at: 'LIMIT_MISSING' } })
    return { ...values, limit: wantsLimit ? values.limit : '0' }
  },
})
