import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { settler: ['setting-system-config'] },
  pages: { '/setting/system_config/2/129': ['settler'] },
  example: '/setting/system_config/2/129',
  calls: [{ who: ['settler'], calls: call('adminapi', 'GET setting/config/*', 'POST setting/config/*') }],
})
