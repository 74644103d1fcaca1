import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-outboundDetail-index'
const page = '/outboundManagement/outboundDetail'

const readers = ['issueLineReader', 'issueLineAccountant', 'stockInspector']

export default defineRights({
  roles: { issueLineReader: [key], issueLineAccountant: [key, 'cost:view'] },
  pages: { [page]: readers },
  calls: [{ who: readers, calls: ['POST /api/doc/outbound-order/lines'] }],
  chooses: [
    {
      who: readers,
      calls: [
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/party/any/options',
        'POST /api/doc/outbound-order/options',
        'POST /api/stock/lot/options',
      ],
    },
  ],
  buttons: [
    {
      ...{ page, word: '批号追溯', on: 'row', without: 'issueLineReader', having: 'stockInspector' },
      call: 'POST /api/stock/trace',
    },
  ],
  example: page,
})
