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
    {
      who: ['customerClerk', 'customerReader', 'customerMerger'],
      calls: [
        'POST /api/party/customer/options',
        'POST /api/party/customer/list',
        'POST /api/party/customer/read',
        'POST /api/party/customer/history',
      ],
    },
    { who: ['customerClerk'], calls: ['POST /api/party/customer/*'] },
  ],
  buttons: [
    {
      ...{ page: '/customerManage/customerlist', word: '添加', on: 'list', without: 'customerReader', having: 'customerClerk' },
      call: 'POST /api/party/customer/add',
    },
    {
      ...{ page: '/customerManage/customerlist', word: '编辑', on: 'row', without: 'customerReader', having: 'customerClerk' },
      call: 'POST /api/party/customer/edit',
    },
    {
      ...{ page: '/customerManage/customerlist', word: '删除', on: 'row', without: 'customerReader', having: 'customerClerk' },
      call: 'POST /api/party/customer/del',
    },
    {
      ...{ page: '/customerManage/customerlist', word: '导入', on: 'list', without: 'customerReader', having: 'customerClerk' },
      call: 'POST /api/party/customer/import',
    },
    {
      ...{ page: '/customerManage/customerlist', word: '合并', on: 'batch', without: 'customerReader', having: 'customerMerger' },
      call: 'POST /api/party/customer/merge',
    },
  ],
  example: '/customerManage/customerlist',
})
