import { defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-supplierList-index'

export default defineRights({
  roles: {
    supplierReader: [page],
    supplierClerk: [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
    // buttons without their page
    supplierClerkWithoutPage: [`${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
  },
  pages: { '/customerManage/supplierList': ['supplierClerk', 'supplierReader'] },
  calls: [
    { who: 'all', calls: ['POST /api/party/supplier/options'] },
    {
      who: ['supplierClerk', 'supplierReader'],
      calls: ['POST /api/party/supplier/list', 'POST /api/party/supplier/read', 'POST /api/party/supplier/history'],
    },
    { who: ['supplierClerk'], calls: ['POST /api/party/supplier/*'] },
  ],
  example: '/customerManage/supplierList',
})
