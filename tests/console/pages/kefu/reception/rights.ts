import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { receptionSettler: ['setting-kefu-rules'] },
  pages: { '/setting/store_service/rules': ['receptionSettler'] },
  calls: [{ who: ['receptionSettler'], calls: call('adminapi', 'GET app/kefu/rules', 'PUT app/kefu/rules') }],
})
