import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/statistic/user': ['statistician'] },
  calls: [
    {
      who: ['statistician'],
      calls: call(
        'adminapi',
        'GET statistic/user/get_basic',
        'GET statistic/user/get_trend',
        'GET statistic/user/get_region',
        'GET statistic/user/get_sex',
      ),
    },
  ],
})
