import { defineRights, call } from '../../../../support/rights.ts'

const lists = ['warehouse', 'unit', 'taxRate', 'cashAccount', 'dictionary']
const imports = lists.flatMap((name) => call('api', `POST basic/${name}/import`, `POST basic/${name}/undoImport/*`))

export default defineRights({
  roles: {
    masterDataEditor: ['setting-systemBasicdata'],
    masterDataImporter: ['setting-systemBasicdata', 'setting-systemBasicdata-import'],
  },
  pages: {
    '/setting/systemBasicdata': ['masterDataEditor', 'masterDataImporter'],
    '/setting/systemBasicdata/warehouses': ['masterDataEditor', 'masterDataImporter'],
    '/setting/systemBasicdata/units': ['masterDataEditor', 'masterDataImporter'],
    '/setting/systemBasicdata/accounts': ['masterDataEditor', 'masterDataImporter'],
    '/setting/systemBasicdata/taxRates': ['masterDataEditor', 'masterDataImporter'],
  },
  calls: [
    { who: ['masterDataImporter'], calls: imports },
    {
      who: ['masterDataEditor', 'masterDataImporter'],
      calls: [
        ...lists.flatMap((name) => call('api', `POST basic/${name}/*`)),
        ...call('adminapi', 'GET setting/basics/company', 'POST setting/basics/company'),
      ],
    },
  ],
  buttons: [
    ...Object.entries({
      '': 'dictionary',
      '/warehouses': 'warehouse',
      '/units': 'unit',
      '/taxRates': 'taxRate',
      '/accounts': 'cashAccount',
    }).map(([path, list]) => ({
      ...{ page: `/setting/systemBasicdata${path}`, word: '导入', on: 'list' as const },
      ...{ without: 'masterDataEditor', having: 'masterDataImporter', call: `POST /api/basic/${list}/import` },
    })),
  ],
})
