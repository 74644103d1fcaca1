import { defineRights } from '../../../../support/rights.ts'

const on = { page: '/product/product_list', without: 'grocer' }
const readers = [
  ...['grocer', 'productAdder', 'productEditor', 'productSetter', 'productSeller', 'productRecycler', 'productExporter'],
  'productImporter',
]

export default defineRights({
  pages: {
    '/product/product_list': readers,
  },
  calls: [{ who: ['productRecycler'], calls: ['POST /adminapi/product/recycle_bin/empty'] }],
  // who they are bought from
  chooses: [{ who: readers, calls: ['POST /api/party/supplier/options'] }],
  buttons: [
    { ...on, word: '添加商品', on: 'list', having: 'productAdder', call: 'POST /adminapi/product/product/0' },
    { ...on, word: '导入', on: 'list', having: 'productImporter', call: 'POST /adminapi/product/import' },
    { ...on, word: '导出', on: 'list', having: 'productExporter', call: 'GET /adminapi/product/sku_list' },
    { ...on, word: '编辑', on: 'row', having: 'productEditor', call: 'POST /adminapi/product/product/:id' },
    { ...on, word: '改价改库存', on: 'row', having: 'productEditor', call: 'PUT /adminapi/product/product/quick/:id' },
    { ...on, word: '复制', on: 'row', having: 'productAdder', call: 'POST /adminapi/product/product/0' },
    { ...on, word: '移到回收站', on: 'row', having: 'productRecycler', call: 'DELETE /adminapi/product/product/:id' },
    {
      ...{ ...on, page: '/product/product_list?type=6', word: '清空回收站', on: 'list', having: 'productRecycler' },
      call: 'POST /adminapi/product/recycle_bin/empty',
    },
    { ...on, word: '批量上架', on: 'batch', having: 'productSeller', call: 'PUT /adminapi/product/product/product_show' },
    { ...on, word: '批量下架', on: 'batch', having: 'productSeller', call: 'PUT /adminapi/product/product/product_unshow' },
    { ...on, word: '批量修改', on: 'batch', having: 'productSetter', call: 'POST /adminapi/product/batch/setting' },
    { ...on, word: '批量移到回收站', on: 'batch', having: 'productRecycler', call: 'DELETE /adminapi/product/product/:id' },
  ],
})
