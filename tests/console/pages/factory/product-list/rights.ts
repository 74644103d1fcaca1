import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-store-productList-index'
const of = (name: string) => `admin-store-productList-${name}`
const readers = ['productReaderOfFactory', 'productClerk', 'productTyper', 'productRemover', 'priceKeeper', 'factoryProductImporter']

export default defineRights({
  roles: {
    productReaderOfFactory: [page],
    productClerk: [page, of('add'), of('edit'), 'price:sell', 'cost:view'],
    productTyper: [page, of('type')],
    productRemover: [page, of('del')],
    priceKeeper: [page, of('price')],
    factoryProductImporter: [page, of('import')],
  },
  pages: { '/product/productList': readers, '/product/products': readers, '/product/prices': ['priceKeeper'] },
  calls: [
    {
      who: readers,
      calls: call(
        'api',
        'POST product/getProductTypes',
        'POST product/list',
        'POST product/getsncode',
        'POST product/getskuId',
        'POST product/batch',
        'POST product/getStorage',
        'POST product/whereUsed',
        'POST product/labels',
        'POST product/type/options',
        'POST product/record/options',
        'POST product/sku/options',
        'POST product/sku/list',
        'POST product/sku/read',
        'POST product/type/list',
        'POST product/type/read',
        'POST product/type/history',
        'POST product/record/list',
        'POST product/record/read',
        'POST product/record/history',
      ),
    },
    {
      who: ['productTyper'],
      calls: call(
        'api',
        'POST product/type/add',
        'POST product/type/edit',
        'POST product/type/del',
        'POST product/addProductType',
        'POST product/editProductType',
        'POST product/delProductType',
      ),
    },
    {
      who: ['productClerk'],
      calls: call(
        'api',
        'POST product/record/add',
        'POST product/record/edit',
        'POST product/add',
        'POST product/edit',
        'POST product/generateSkus',
      ),
    },
    { who: ['productClerk'], calls: call('api', 'POST product/searchPrice') },
    { who: ['factoryProductImporter'], calls: call('api', 'POST product/import', 'POST product/undoImport/*') },
    { who: ['productRemover'], calls: call('api', 'POST product/del') },
    { who: ['priceKeeper'], calls: call('api', 'POST product/priceRule/*', 'POST product/priceMatrix', 'POST product/savePriceMatrix') },
  ],
  chooses: [
    {
      who: readers,
      calls: call(
        'api',
        'POST basic/unit/options',
        'POST basic/dictionary/options',
        'POST basic/warehouse/options',
        'POST party/supplier/options',
        'POST product/weightRangeOptions',
      ),
    },
    { who: ['priceKeeper'], calls: call('api', 'POST party/customer/options') },
  ],
  buttons: [
    {
      ...{ page: '/product/productList', word: '导入', on: 'list', without: 'productReaderOfFactory', having: 'factoryProductImporter' },
      call: 'POST /api/product/import',
    },
    {
      ...{ page: '/product/productList', word: '添加产品', on: 'list', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/add',
    },
    {
      ...{ page: '/product/productList', word: '编辑', on: 'row', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/edit',
    },
    {
      ...{ page: '/product/productList', word: '删除', on: 'row', without: 'productReaderOfFactory', having: 'productRemover' },
      call: 'POST /api/product/del',
    },
    {
      ...{ page: '/product/productList', word: '批量修改', on: 'batch', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/edit',
    },
    ...['启用', '停用'].map((word) => ({
      ...{ page: '/product/productList', word, on: 'batch' as const, without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/edit',
    })),
    {
      ...{ page: '/product/productList', word: '价格规则', on: 'list', without: 'productReaderOfFactory', having: 'priceKeeper' },
      call: 'POST /api/product/priceRule/list',
    },
    {
      ...{ page: '/product/products', word: '添加产品', on: 'list', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/add',
    },
    {
      ...{ page: '/product/products', word: '编辑', on: 'row', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/edit',
    },
    {
      ...{ page: '/product/products', word: '复制', on: 'row', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/record/add',
    },
    {
      ...{ page: '/product/products', word: '批量生成规格', on: 'row', without: 'productReaderOfFactory', having: 'productClerk' },
      call: 'POST /api/product/generateSkus',
    },
    {
      ...{ page: '/product/products', word: '价格矩阵', on: 'row', without: 'productReaderOfFactory', having: 'priceKeeper' },
      call: 'POST /api/product/savePriceMatrix',
    },
  ],
  example: '/product/productList',
})
