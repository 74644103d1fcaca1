import { defineRights, call } from '../../../../support/rights.ts'

const lists = ['warehouse', 'unit', 'taxRate', 'cashAccount', 'dictionary']
const imports = lists.flatMap((name) => call('api', `POST basic/${name}/import`, `POST basic/${name}/undoImport/*`))

const keepers = ['masterDataEditor', 'masterDataImporter', 'monthOpener']
const closers = [...keepers, 'monthCloser']

export default defineRights({
  roles: {
    masterDataEditor: ['setting-systemBasicdata'],
    masterDataImporter: ['setting-systemBasicdata', 'setting-systemBasicdata-import'],
    monthOpener: ['setting-systemBasicdata', 'period:override'],
    // the accountant: closes and compares, and keeps nothing else of basic data
    monthCloser: ['setting-systemBasicdata-period', 'setting-systemBasicdata-verify'],
  },
  pages: {
    '/setting/systemBasicdata': keepers,
    '/setting/systemBasicdata/warehouses': keepers,
    '/setting/systemBasicdata/units': keepers,
    '/setting/systemBasicdata/accounts': keepers,
    '/setting/systemBasicdata/taxRates': keepers,
    '/setting/systemBasicdata/numberRules': keepers,
    '/setting/systemBasicdata/approvalRules': keepers,
    '/setting/systemBasicdata/printTemplates': keepers,
    '/setting/systemBasicdata/switches': keepers,
    '/setting/systemBasicdata/months': closers,
  },
  calls: [
    { who: ['masterDataImporter'], calls: imports },
    { who: ['monthOpener'], calls: call('api', 'POST finance/periodReopen') },
    { who: ['monthCloser'], calls: call('api', 'POST finance/verify') },
    { who: closers, calls: call('api', 'POST finance/months', 'POST finance/monthWaiting', 'POST finance/periodClose') },
    {
      who: keepers,
      calls: [
        ...lists.flatMap((name) => call('api', `POST basic/${name}/*`)),
        ...call(
          'api',
          'POST basic/approvalRule/*',
          'POST basic/role/*',
          'POST basic/printTemplate/*',
          'POST basic/numberRule/*',
          'POST basic/switches/*',
        ),
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
    {
      ...{ page: '/setting/systemBasicdata/months', word: '核对账目', on: 'list' },
      ...{ without: 'monthOpener', having: 'monthCloser', call: 'POST /api/finance/verify' },
    },
  ],
})
