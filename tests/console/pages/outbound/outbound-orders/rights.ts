import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-outboundOrder-index'
const page = '/outboundManagement/outboundOrder'
const call = (name: string) => `POST /api/doc/outbound-order/${name}`
const keys = ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'unaudit', 'void'].map((name) => `admin-store-outboundOrder-${name}`)
const button = (word: string, on: 'list' | 'row', name: string) => ({
  ...{ page, word, on, without: 'issueReader', having: 'issuer' },
  call: call(name),
})

const readers = ['issuer', 'issueReader', 'receiptReturner']

export default defineRights({
  roles: {
    issueReader: [key],
    issuer: [key, 'price:buy', ...keys],
    issuerWithoutPage: keys,
  },
  pages: { [page]: readers },
  calls: [
    { who: readers, calls: ['options', 'list', 'read', 'history'].map(call) },
    { who: readers, calls: ['POST /api/stock/lot/list'] },
    { who: ['issuer', 'receiptReturner'], calls: ['add', 'draft'].map(call) },
    { who: ['issuer'], calls: [call('*')] },
  ],
  chooses: [
    {
      who: readers,
      calls: [
        ...[
          'POST /api/basic/warehouse/options',
          'POST /api/product/sku/options',
          'POST /api/basic/unit/options',
          'POST /api/basic/dictionary/options',
          'POST /api/stock/location/options',
          'POST /api/stock/lot/options',
        ],
        'POST /api/party/any/options',
        ...['POST /api/product/record/options', 'POST /api/product/weightRangeOptions'],
      ],
    },
  ],
  buttons: [
    button('添加', 'list', 'add'),
    button('编辑', 'row', 'edit'),
    button('提交', 'row', 'submit'),
    button('审核', 'row', 'audit'),
    button('驳回', 'row', 'reject'),
    button('撤回', 'row', 'withdraw'),
    button('反审核', 'row', 'reverse'),
    button('作废', 'row', 'void'),
    { page, word: '备注和图片', on: 'row' as const, without: 'issueReader', having: 'issuer', call: call('edit') },
    { ...button('批量提交', 'list', 'submit'), on: 'batch' },
    { ...button('批量审核', 'list', 'audit'), on: 'batch' },
  ],
  example: page,
})
