import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-storageDetails-index'
const page = '/storageManagement/storageDetails'

const readers = ['stockInspector', 'stockReader', 'stockBuyer']

export default defineRights({
  roles: {
    stockReader: [key],
    stockInspector: [
      ...[key, 'cost:view', 'admin-store-storageDetails-qc'],
      // lines lead to what lies, and what has come
      ...['admin-store-outboundDetail-index', 'admin-store-purchaseDetails-index'],
    ],
    // orders what is short, on the page of orders
    stockBuyer: [key, 'admin-store-materialPurchase-index', 'admin-store-materialPurchase-add'],
  },
  pages: { [page]: readers },
  calls: [
    {
      who: readers,
      calls: [
        'POST /api/stock/balance',
        'POST /api/stock/lots',
        'POST /api/stock/trace',
        'POST /api/stock/location/options',
        'POST /api/stock/location/list',
        'POST /api/excel/export_stock',
      ],
    },
    { who: ['stockInspector'], calls: ['POST /api/stock/lotState'] },
  ],
  chooses: [
    {
      who: readers,
      calls: ['POST /api/basic/warehouse/options', 'POST /api/product/sku/options', 'POST /api/stock/lot/options'],
    },
  ],
  buttons: [
    {
      ...{ page, word: '质检判定', on: 'row', without: 'stockReader', having: 'stockInspector' },
      call: 'POST /api/stock/lotState',
    },
    { page, word: '缺料采购', on: 'list', without: 'stockReader', having: 'stockBuyer', call: 'POST /api/doc/purchase-order/shortage' },
  ],
  example: page,
})
