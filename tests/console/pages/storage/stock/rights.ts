import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-storageDetails-index'
const page = '/storageManagement/storageDetails'

export default defineRights({
  roles: { stockReader: [key], stockInspector: [key, 'cost:view', 'admin-store-storageDetails-qc'] },
  pages: { [page]: ['stockInspector', 'stockReader'] },
  calls: [
    { who: ['stockInspector', 'stockReader'], calls: ['POST /api/stock/balance', 'POST /api/stock/lots'] },
    { who: ['stockInspector'], calls: ['POST /api/stock/lotState'] },
  ],
  chooses: [
    {
      who: ['stockInspector', 'stockReader'],
      calls: ['POST /api/basic/warehouse/options', 'POST /api/product/sku/options'],
    },
  ],
  buttons: [
    {
      ...{ page, word: '质检判定', on: 'row', without: 'stockReader', having: 'stockInspector' },
      call: 'POST /api/stock/lotState',
    },
  ],
  example: page,
})
