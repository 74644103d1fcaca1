import { defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-customerlist-index'

export default defineRights({
  roles: {
    customerReader: [page],
    customerClerk: [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
    // buttons without their page
    customerClerkWithoutPage: [`${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
  },
  pages: { '/customerManage/customerlist': ['customerClerk', 'customerReader'] },
  calls: [
    { who: 'all', calls: ['POST /api/party/customer/options'] },
    {
      who: ['customerClerk', 'customerReader'],
      calls: ['POST /api/party/customer/list', 'POST /api/party/customer/read', 'POST /api/party/customer/history'],
    },
    { who: ['customerClerk'], calls: ['POST /api/party/customer/*'] },
  ],
  example: '/customerManage/customerlist',
})
