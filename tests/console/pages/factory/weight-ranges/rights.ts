import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: {
    weigher: ['setting-weightRange'],
    weightImporter: ['setting-weightRange', 'setting-weightRange-import'],
  },
  pages: { '/setting/weightRange': ['weigher', 'weightImporter'] },
  calls: [
    { who: ['weightImporter'], calls: call('api', 'POST product/importWeightRange', 'POST product/undoWeightRangeImport/*') },
    {
      who: ['weigher', 'weightImporter'],
      calls: call(
        'api',
        'POST product/searchWeightRange',
        'POST product/readWeightRange',
        'POST product/weightRangeOptions',
        'POST product/weightRangeHistory',
        'POST product/addWeightRange',
        'POST product/editWeightRange',
        'POST product/delWeightRange',
        'POST product/copyWeightRange',
        'POST product/closeWeightGaps',
      ),
    },
  ],
  chooses: [{ who: ['weigher', 'weightImporter'], calls: call('api', 'POST product/type/options', 'POST product/record/options') }],
  buttons: [
    {
      page: '/setting/weightRange',
      word: '导入',
      on: 'list',
      without: 'weigher',
      having: 'weightImporter',
      call: 'POST /api/product/importWeightRange',
    },
  ],
})
