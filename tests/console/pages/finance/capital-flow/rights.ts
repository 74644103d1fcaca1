import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { flowReader: ['finance-capital_flow-index'] },
  pages: { '/finance/capital_flow/index': ['flowReader'] },
  calls: [
    { who: ['flowReader', 'billReader'], calls: call('adminapi', 'GET statistic/flow/get_list') },
    { who: ['flowReader'], calls: call('adminapi', 'POST statistic/flow/set_mark/:id') },
  ],
})
