import { defineRights } from '../../../../support/rights.ts'

const page = '/purchasingManagement/purchaseDetails'

export default defineRights({
  roles: { purchaseLineReader: ['admin-store-purchaseDetails-index', 'price:buy'] },
  pages: { [page]: ['purchaseLineReader'] },
  calls: [{ who: ['purchaseLineReader'], calls: ['POST /api/doc/purchase-order/lines'] }],
  chooses: [
    {
      who: ['purchaseLineReader'],
      calls: [
        'POST /api/party/supplier/options',
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/doc/purchase-order/options',
        'GET /adminapi/table/staff/options',
      ],
    },
  ],
  buttons: [],
  example: page,
})
