import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  // the shop has one key for all its pages of statistics
  roles: { statistician: ['admin-statistic'] },
  pages: { '/statistic/order': ['statistician'] },
  calls: [
    {
      who: ['statistician'],
      calls: call(
        'adminapi',
        'GET statistic/order/get_basic',
        'GET statistic/order/get_trend',
        'GET statistic/order/get_channel',
        'GET statistic/order/get_type',
      ),
    },
  ],
})
