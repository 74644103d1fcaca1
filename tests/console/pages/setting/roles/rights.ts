import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { roleLead: ['setting-system-role', 'setting-system_role-add'], roleReader: ['setting-system-role'] },
  pages: { '/setting/system_role/index': ['roleLead', 'roleReader'] },
  calls: [
    { who: ['roleLead'], calls: call('adminapi', 'GET setting/role/create') },
    {
      who: ['roleLead', 'roleReader'],
      calls: call(
        'adminapi',
        'GET setting/role',
        'GET setting/role/*',
        'POST setting/role/*',
        'PUT setting/role/*',
        'DELETE setting/role/*',
      ),
    },
  ],
  buttons: [
    {
      page: '/setting/system_role/index',
      word: '添加身份',
      on: 'list',
      without: 'roleReader',
      having: 'roleLead',
      call: 'GET /adminapi/setting/role/create',
    },
  ],
})
