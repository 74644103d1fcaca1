import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { staffLead: ['setting-system-list', 'setting-system_admin-add'], staffReader: ['setting-system-list'] },
  pages: {
    '/setting/system_admin': ['staffLead', 'staffReader'],
    '/setting/system_admin/index': ['staffLead', 'staffReader'],
  },
  calls: [
    { who: ['staffLead'], calls: call('adminapi', 'GET setting/admin/create', 'POST setting/admin') },
    {
      who: ['staffLead', 'staffReader'],
      calls: call(
        'adminapi',
        'GET setting/admin',
        'GET setting/admin/*',
        'PUT setting/admin/*',
        'DELETE setting/admin/*',
        'PUT setting/set_status/*',
      ),
    },
  ],
  buttons: [
    {
      page: '/setting/system_admin/index',
      word: '添加管理员',
      on: 'list',
      without: 'staffReader',
      having: 'staffLead',
      call: 'GET /adminapi/setting/admin/create',
    },
  ],
})
