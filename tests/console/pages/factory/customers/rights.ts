import { defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-customerlist-index'

export default defineRights({
  roles: {
    customerReader: [page],
    customerClerk: [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
    customerMerger: [page, `${page}-merge`],
    // buttons without their page
    customerClerkWithoutPage: [`${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`, `${page}-merge`],
  },
  pages: { '/customerManage/customerlist': ['customerClerk', 'customerReader', 'customerMerger'] },
  calls: [
    { who: ['customerMerger'], calls: ['POST /api/party/customer/merge'] },
    { who: 'all', calls: ['POST /api/party/customer/options'] },
    {
      who: ['customerClerk', 'customerReader', 'customerMerger'],
      calls: ['POST /api/party/customer/list', 'POST /api/party/customer/read', 'POST /api/party/customer/history'],
    },
    { who: ['customerClerk'], calls: ['POST /api/party/customer/*'] },
  ],
  example: '/customerManage/customerlist',
})
