import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { bookKeeper: ['finance-reconciliation-index'] },
  pages: { '/finance/reconciliation': ['bookKeeper'] },
  calls: [{ who: ['bookKeeper'], calls: call('adminapi', 'GET finance/reconciliation') }],
})
