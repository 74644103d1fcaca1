import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: {
    settler: ['setting-system-config'],
    orderSettler: ['setting-order-config'],
    pointSettler: ['marketing-integral-system_config'],
    commissionSettler: ['setting-system_config_retail'],
    chatSettler: ['setting-kefu-config'],
  },
  pages: { '/setting/system_config/2/129': ['settler'], '/marketing/integral/system_config/2/11': ['pointSettler'] },
  example: '/setting/system_config/2/129',
  // the tab says whose key it takes
  calls: [
    {
      who: ['settler', 'orderSettler', 'pointSettler', 'commissionSettler', 'chatSettler'],
      calls: call('adminapi', 'GET setting/config/*', 'POST setting/config/*'),
    },
  ],
})
