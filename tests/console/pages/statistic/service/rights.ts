import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { chatStatistician: ['admin-statistic-kefu'] },
  pages: { '/statistic/kefu': ['chatStatistician'] },
  calls: [
    {
      who: ['chatStatistician'],
      calls: call(
        'adminapi',
        'GET statistic/kefu/get_basic',
        'GET statistic/kefu/get_trend',
        'GET statistic/kefu/get_hours',
        'GET statistic/kefu/get_agents',
        'GET statistic/kefu/get_ratings',
      ),
    },
  ],
})
