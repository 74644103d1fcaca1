import { defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-supplierList-index'

export default defineRights({
  roles: {
    supplierReader: [page],
    supplierClerk: [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
    supplierMerger: [page, `${page}-merge`],
    // buttons without their page
    supplierClerkWithoutPage: [`${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`, `${page}-merge`],
  },
  pages: { '/customerManage/supplierList': ['supplierClerk', 'supplierReader', 'supplierMerger'] },
  calls: [
    { who: ['supplierMerger'], calls: ['POST /api/party/supplier/merge'] },
    { who: 'all', calls: ['POST /api/party/supplier/options'] },
    {
      who: ['supplierClerk', 'supplierReader', 'supplierMerger'],
      calls: ['POST /api/party/supplier/list', 'POST /api/party/supplier/read', 'POST /api/party/supplier/history'],
    },
    { who: ['supplierClerk'], calls: ['POST /api/party/supplier/*'] },
  ],
  example: '/customerManage/supplierList',
})
