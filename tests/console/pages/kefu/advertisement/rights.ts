import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { chatAdvertiser: ['setting-system-pc_data'] },
  pages: { '/setting/store_service/advertisement': ['chatAdvertiser'] },
  calls: [{ who: ['chatAdvertiser'], calls: call('adminapi', 'GET setting/get_kf_adv', 'POST setting/set_kf_adv') }],
})
