import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { balanceReader: ['finance-user-balance'] },
  pages: { '/finance/balance/balance': ['balanceReader'] },
  calls: [{ who: ['balanceReader'], calls: call('adminapi', 'GET finance/balance/list', 'POST finance/balance/set_mark/:id') }],
})
