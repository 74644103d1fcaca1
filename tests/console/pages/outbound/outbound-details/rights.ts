import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-outboundDetail-index'
const page = '/outboundManagement/outboundDetail'

export default defineRights({
  roles: { issueLineReader: [key], issueLineAccountant: [key, 'cost:view'] },
  pages: { [page]: ['issueLineReader', 'issueLineAccountant'] },
  calls: [{ who: ['issueLineReader', 'issueLineAccountant'], calls: ['POST /api/doc/outbound-order/lines'] }],
  chooses: [
    {
      who: ['issueLineReader', 'issueLineAccountant'],
      calls: [
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/party/any/options',
        'POST /api/doc/outbound-order/options',
        'POST /api/stock/lot/options',
      ],
    },
  ],
  example: page,
})
