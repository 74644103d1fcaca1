import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-godownEntry-index'
const page = '/storageManagement/godownEntry'
const call = (name: string) => `POST /api/doc/goods-receipt/${name}`
const keys = ['add', 'edit', 'import', 'submit', 'audit', 'reject', 'withdraw', 'unaudit', 'void'].map(
  (name) => `admin-store-godownEntry-${name}`,
)
const button = (word: string, on: 'list' | 'row', name: string) => ({
  ...{ page, word, on, without: 'receiptReader', having: 'receiver' },
  call: call(name),
})

const readers = ['receiver', 'receiptReader', 'purchaseReceiver', 'receiptReturner', 'receiptPayer']

export default defineRights({
  roles: {
    receiptReader: [key],
    receiver: [key, 'price:buy', ...keys],
    // gives back on the page of issues, pays on the page of orders
    receiptReturner: [key, 'admin-store-outboundOrder-index', 'admin-store-outboundOrder-add'],
    receiptPayer: [key, 'admin-store-materialPurchase-paid'],
    receiverWithoutPage: keys,
  },
  pages: { [page]: readers },
  calls: [
    {
      who: readers,
      calls: [
        ...['options', 'list', 'read', 'history'].map(call),
        'POST /api/stock/label',
        'POST /api/party/any/list',
        'POST /api/party/any/options',
      ],
    },
    { who: ['receiver', 'purchaseReceiver'], calls: ['add', 'draft'].map(call) },
    { who: ['receiver'], calls: [call('*')] },
  ],
  chooses: [
    {
      who: readers,
      calls: [
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/basic/unit/options',
        'POST /api/stock/location/options',
        'POST /api/product/record/options',
        'POST /api/product/weightRangeOptions',
      ],
    },
  ],
  buttons: [
    button('添加', 'list', 'add'),
    button('导入', 'list', 'import'),
    button('编辑', 'row', 'edit'),
    button('提交', 'row', 'submit'),
    button('审核', 'row', 'audit'),
    button('驳回', 'row', 'reject'),
    button('撤回', 'row', 'withdraw'),
    button('反审核', 'row', 'reverse'),
    button('作废', 'row', 'void'),
    { page, word: '备注和图片', on: 'row' as const, without: 'receiptReader', having: 'receiver', call: call('edit') },
    { ...button('批量提交', 'list', 'submit'), on: 'batch' },
    { ...button('批量审核', 'list', 'audit'), on: 'batch' },
    ...[
      {
        page,
        word: '采购退货',
        on: 'row' as const,
        without: 'receiptReader',
        having: 'receiptReturner',
        call: 'POST /api/doc/outbound-order/add',
      },
      { page, word: '付款', on: 'row' as const, without: 'receiptReader', having: 'receiptPayer', call: 'POST /api/order/addPaid' },
    ],
  ],
  example: page,
})
