import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-productList-index'
const readers = ['productReaderOfFactory', 'productClerk', 'productTyper']

export default defineRights({
  roles: {
    productReaderOfFactory: [page],
    productClerk: [page, 'admin-store-productList-add', 'admin-store-productList-edit', 'price:view', 'cost:view'],
    productTyper: [page, 'admin-store-productList-type'],
  },
  pages: { '/product/productList': readers },
  calls: [
    {
      who: readers,
      calls: call(
        'api',
        'POST product/type/list',
        'POST product/type/read',
        'POST product/type/options',
        'POST product/type/history',
        'POST product/record/list',
        'POST product/record/read',
        'POST product/record/options',
        'POST product/record/history',
      ),
    },
    { who: ['productTyper'], calls: call('api', 'POST product/type/add', 'POST product/type/edit', 'POST product/type/del') },
    { who: ['productClerk'], calls: call('api', 'POST product/record/add', 'POST product/record/edit') },
  ],
  chooses: [
    {
      who: readers,
      calls: call(
        'api',
        'POST basic/unit/options',
        'POST basic/warehouse/options',
        'POST party/supplier/options',
        'POST product/weightRangeOptions',
      ),
    },
  ],
  buttons: [
    {
      ...{ page: '/product/productList', word: '添加产品', on: 'list', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/add',
    },
    {
      ...{ page: '/product/productList', word: '编辑', on: 'row', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/edit',
    },
  ],
  example: '/product/productList',
})
