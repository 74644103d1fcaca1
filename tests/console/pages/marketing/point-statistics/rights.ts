import { call, defineRights } from '../../../../support/rights.ts'

const paths = ['get_basic', 'get_trend', 'get_channel', 'get_type'].map((name) => `GET marketing/point/${name}`)

export default defineRights({
  roles: { pointReader: ['marketing-point_statistic-index'] },
  pages: { '/marketing/point_statistic': ['pointReader'] },
  calls: [{ who: ['pointReader'], calls: call('adminapi', ...paths) }],
})
