import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-storeCategory-index'
const readers = [
  'productCategoryReader',
  'productCategoryAdder',
  'productCategoryEditor',
  'productCategoryRemover',
  'productCategorySwitcher',
]
const on = { page: '/product/product_classify', without: 'productCategoryReader' }

export default defineRights({
  roles: {
    productCategoryReader: ['admin-product', page],
    productCategoryAdder: ['admin-product', page, 'product-cate-add'],
    productCategoryEditor: ['admin-product', page, 'product-cate-edit'],
    productCategoryRemover: ['admin-product', page, 'product-cate-delete'],
    productCategorySwitcher: ['admin-product', page, 'product-cate-status'],
  },
  pages: { '/product/product_classify': readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET product/category', 'GET product/category/tree/:type') },
    { who: ['productCategoryAdder'], calls: call('adminapi', 'GET product/category/create', 'POST product/category') },
    { who: ['productCategoryEditor'], calls: call('adminapi', 'GET product/category/:id', 'PUT product/category/:id') },
    { who: ['productCategoryRemover'], calls: call('adminapi', 'DELETE product/category/:id') },
    { who: ['productCategorySwitcher'], calls: call('adminapi', 'PUT product/category/set_show/:id/:is_show') },
  ],
  buttons: [
    { ...on, word: '添加分类', on: 'list', having: 'productCategoryAdder', call: 'POST /adminapi/product/category' },
    { ...on, word: '编辑', on: 'row', having: 'productCategoryEditor', call: 'GET /adminapi/product/category/:id' },
    // one with others below is not offered to be deleted
    {
      ...on,
      page: `${on.page}?cate_name=手套`,
      word: '删除',
      on: 'row',
      having: 'productCategoryRemover',
      call: 'DELETE /adminapi/product/category/:id',
    },
  ],
})
