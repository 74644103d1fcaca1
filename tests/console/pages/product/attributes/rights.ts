import { call, defineRights } from '../../../../support/rights.ts'

const page = 'product-product-attr'
const readers = ['templateReader', 'templateAdder', 'templateEditor', 'templateRemover']
const on = { page: '/product/product_attr', without: 'templateReader' }

export default defineRights({
  roles: {
    templateReader: ['admin-product', page],
    templateAdder: ['admin-product', page, 'product-rule-add'],
    templateEditor: ['admin-product', page, 'product-rule-edit'],
    templateRemover: ['admin-product', page, 'product-rule-delete'],
  },
  pages: { '/product/product_attr': readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET product/product/rule') },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: ['templateAdder', 'templateEditor'], calls: call('adminapi', 'GET product/product/rule/:id', 'POST product/product/rule/:id') },
    { who: ['templateRemover'], calls: call('adminapi', 'DELETE product/product/rule/delete') },
  ],
  buttons: [
    { ...on, word: '添加商品规格', on: 'list', having: 'templateAdder', call: 'POST /adminapi/product/product/rule/0' },
    { ...on, word: '编辑', on: 'row', having: 'templateEditor', call: 'GET /adminapi/product/product/rule/:id' },
    { ...on, word: '删除', on: 'row', having: 'templateRemover', call: 'DELETE /adminapi/product/product/rule/delete' },
    { ...on, word: '批量删除', on: 'batch', having: 'templateRemover', call: 'DELETE /adminapi/product/product/rule/delete' },
  ],
})
