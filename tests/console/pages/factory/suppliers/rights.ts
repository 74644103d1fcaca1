import { defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-supplierList-index'

export default defineRights({
  roles: {
    supplierReader: [page],
    supplierClerk: [page, `${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`],
    supplierMerger: [page, `${page}-merge`],
    // sees what is owed to each
    supplierCreditor: [page, 'price:buy'],
    // buttons without their page
    supplierClerkWithoutPage: [`${page}-add`, `${page}-edit`, `${page}-delete`, `${page}-import`, `${page}-merge`],
  },
  pages: { '/customerManage/supplierList': ['supplierClerk', 'supplierReader', 'supplierMerger', 'supplierCreditor'] },
  calls: [
    { who: ['supplierMerger'], calls: ['POST /api/party/supplier/merge'] },
    {
      who: ['supplierClerk', 'supplierReader', 'supplierMerger', 'supplierCreditor'],
      calls: [
        'POST /api/party/supplier/options',
        'POST /api/party/supplier/list',
        'POST /api/party/supplier/read',
        'POST /api/party/supplier/history',
      ],
    },
    { who: ['supplierClerk'], calls: ['POST /api/party/supplier/*'] },
  ],
  buttons: [
    {
      ...{ page: '/customerManage/supplierList', word: '往来余额', on: 'row', without: 'supplierReader', having: 'supplierCreditor' },
      call: 'POST /api/finance/openItems',
    },
    {
      ...{ page: '/customerManage/supplierList', word: '添加', on: 'list', without: 'supplierReader', having: 'supplierClerk' },
      call: 'POST /api/party/supplier/add',
    },
    {
      ...{ page: '/customerManage/supplierList', word: '编辑', on: 'row', without: 'supplierReader', having: 'supplierClerk' },
      call: 'POST /api/party/supplier/edit',
    },
    {
      ...{ page: '/customerManage/supplierList', word: '删除', on: 'row', without: 'supplierReader', having: 'supplierClerk' },
      call: 'POST /api/party/supplier/del',
    },
    {
      ...{ page: '/customerManage/supplierList', word: '导入', on: 'list', without: 'supplierReader', having: 'supplierClerk' },
      call: 'POST /api/party/supplier/import',
    },
    {
      ...{ page: '/customerManage/supplierList', word: '合并', on: 'batch', without: 'supplierReader', having: 'supplierMerger' },
      call: 'POST /api/party/supplier/merge',
    },
  ],
  example: '/customerManage/supplierList',
})
