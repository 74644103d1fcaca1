import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/statistic/transaction': ['statistician'] },
  calls: [{ who: ['statistician'], calls: call('adminapi', 'GET statistic/trade/top_trade', 'GET statistic/trade/bottom_trade') }],
})
