import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { chatStatistician: ['admin-statistic-service'] },
  pages: { '/statistic/service': ['chatStatistician'] },
  calls: [
    {
      who: ['chatStatistician'],
      calls: call(
        'adminapi',
        'GET statistic/service/get_basic',
        'GET statistic/service/get_trend',
        'GET statistic/service/get_hours',
        'GET statistic/service/get_agents',
        'GET statistic/service/get_ratings',
      ),
    },
  ],
})
