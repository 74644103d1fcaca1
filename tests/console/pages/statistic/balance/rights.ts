import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/statistic/balance': ['statistician'] },
  calls: [
    {
      who: ['statistician'],
      calls: call(
        'adminapi',
        'GET statistic/balance/get_basic',
        'GET statistic/balance/get_trend',
        'GET statistic/balance/get_channel',
        'GET statistic/balance/get_type',
      ),
    },
  ],
})
