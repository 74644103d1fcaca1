import { defineRights } from '../../../../support/rights.ts'

const page = '/purchasingManagement/purchaseDetails'

const readers = ['purchaseLineReader', 'stockInspector', 'purchaser']

export default defineRights({
  roles: { purchaseLineReader: ['admin-store-purchaseDetails-index', 'price:buy'] },
  pages: { [page]: readers },
  calls: [{ who: readers, calls: ['POST /api/doc/purchase-order/lines'] }],
  chooses: [
    {
      who: readers,
      calls: [
        'POST /api/party/supplier/options',
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/doc/purchase-order/options',
        'GET /adminapi/table/staff/options',
      ],
    },
  ],
  buttons: [
    {
      ...{ page, word: '到货记录', on: 'row', without: 'purchaseLineReader', having: 'stockInspector' },
      call: 'POST /api/doc/goods-receipt/lines',
    },
    {
      page,
      word: '价格走势',
      on: 'row',
      without: 'purchaseLineReader',
      having: 'purchaser',
      call: 'GET /api/order/chart?type=PO&metric=price',
    },
  ],
  example: page,
})
