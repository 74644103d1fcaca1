import { call, defineRights } from '../../../../support/rights.ts'

const page = 'product-product-reply'
const path = '/product/product_reply'
const on = { page: path, without: 'reviewReader' }
const roles = {
  reviewReader: ['admin-product', page],
  reviewAdder: ['admin-product', page, 'product-reply-add'],
  reviewAnswerer: ['admin-product', page, 'product-reply-reply'],
  reviewRemover: ['admin-product', page, 'product-reply-delete'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET product/reply') },
    {
      who: ['reviewAdder'],
      calls: call('adminapi', 'GET product/reply/fictitious_reply/:product_id', 'POST product/reply/save_fictitious_reply'),
    },
    { who: ['reviewAnswerer'], calls: call('adminapi', 'PUT product/reply/set_reply/:id', 'PUT product/reply/set_status/:id/:status') },
    { who: ['reviewRemover'], calls: call('adminapi', 'DELETE product/reply/:id') },
  ],
  buttons: [
    { ...on, word: '添加自评', on: 'list', having: 'reviewAdder', call: 'POST /adminapi/product/reply/save_fictitious_reply' },
    { ...on, word: '回复', on: 'row', having: 'reviewAnswerer', call: 'PUT /adminapi/product/reply/set_reply/:id' },
    { ...on, word: '通过', on: 'row', having: 'reviewAnswerer', call: 'PUT /adminapi/product/reply/set_status/:id/1' },
    { ...on, word: '驳回', on: 'row', having: 'reviewAnswerer', call: 'PUT /adminapi/product/reply/set_status/:id/2' },
    { ...on, word: '删除', on: 'row', having: 'reviewRemover', call: 'DELETE /adminapi/product/reply/:id' },
    { ...on, word: '批量回复', on: 'batch', having: 'reviewAnswerer', call: 'PUT /adminapi/product/reply/set_reply/:id' },
    { ...on, word: '批量通过', on: 'batch', having: 'reviewAnswerer', call: 'PUT /adminapi/product/reply/set_status/:id/1' },
    { ...on, word: '批量驳回', on: 'batch', having: 'reviewAnswerer', call: 'PUT /adminapi/product/reply/set_status/:id/2' },
  ],
})
