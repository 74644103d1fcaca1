import { call, defineRights } from '../../../../support/rights.ts'

const path = '/setting/merchant/system_verify_order/index'

export default defineRights({
  roles: { verifiedReader: ['admin-order', 'setting-merchant-system-verify-order'] },
  pages: { [path]: ['verifiedReader'] },
  calls: [
    {
      who: ['verifiedReader'],
      calls: call('adminapi', 'GET merchant/verify_order', 'GET merchant/verify_badge', 'GET merchant/verify/spread_info/:uid'),
    },
  ],
  chooses: [{ who: ['verifiedReader'], calls: call('adminapi', 'GET merchant/store_list') }],
})
