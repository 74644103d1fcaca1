import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { billReader: ['finance-billing_records-index'] },
  pages: { '/finance/billing_records/index': ['billReader'] },
  calls: [{ who: ['billReader'], calls: call('adminapi', 'GET statistic/flow/get_record') }],
})
