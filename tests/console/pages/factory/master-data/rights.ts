import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: {
    masterDataEditor: ['setting-systemBasicdata'],
    masterDataImporter: ['setting-systemBasicdata', 'setting-systemBasicdata-import'],
  },
  pages: { '/setting/systemBasicdata': ['masterDataEditor', 'masterDataImporter'] },
  calls: [
    { who: ['masterDataImporter'], calls: call('adminapi', 'POST setting/basics/import', 'DELETE setting/basics/import/*') },
    {
      who: ['masterDataEditor', 'masterDataImporter'],
      calls: call(
        'adminapi',
        'GET setting/basics',
        'POST setting/basics',
        'GET setting/basics/*',
        'POST setting/basics/*',
        'PUT setting/basics/*',
        'DELETE setting/basics/*',
      ),
    },
  ],
  buttons: [
    {
      page: '/setting/systemBasicdata',
      word: '导入',
      on: 'list',
      without: 'masterDataEditor',
      having: 'masterDataImporter',
      call: 'POST /adminapi/setting/basics/import',
    },
  ],
})
