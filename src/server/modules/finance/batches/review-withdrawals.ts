import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { accountKey } from '#src/server/shop/personal.ts'
import { withdrawalQuery } from '../schema.ts'
import { waitingIds, type WithdrawalFilter } from '../withdrawal-list.ts'
import { passWithdrawal, refuseWithdrawal } from '../withdrawals.ts'

interface Values {
  verdict: 'pass' | 'refuse'
  /** Why, of those that are refused. */
  message?: string
}

/** Passes or refuses every withdrawal of a list that waits; who decided one of them before is not overruled. */
export default defineBatch<Values>({
  name: 'withdrawals.review',
  permissions: ['extract-status', 'finance-user_extract'],
  query: withdrawalQuery,
  values: {
    type: 'object',
    properties: { verdict: { type: 'string', enum: ['pass', 'refuse'] }, message: { type: 'string', maxLength: 500 } },
    required: ['verdict'],
  },
  ids: (db, query, { user: { level, permissions } }) =>
    waitingIds(db, query as WithdrawalFilter, level === 0 || permissions.has(accountKey)),
  async write(db, ids, { verdict, message = '' }) {
    for (const id of ids) await (verdict === 'pass' ? passWithdrawal(db, id) : refuseWithdrawal(db, id, message))
  },
})
