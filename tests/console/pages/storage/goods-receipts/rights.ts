import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-godownEntry-index'
const page = '/storageManagement/godownEntry'
const call = (name: string) => `POST /api/doc/goods-receipt/${name}`
const keys = ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'unaudit', 'void'].map((name) => `admin-store-godownEntry-${name}`)
const button = (word: string, on: 'list' | 'row', name: string) => ({
  ...{ page, word, on, without: 'receiptReader', having: 'receiver' },
  call: call(name),
})

export default defineRights({
  roles: {
    receiptReader: [key],
    receiver: [key, 'price:view', ...keys],
    receiverWithoutPage: keys,
  },
  pages: { [page]: ['receiver', 'receiptReader', 'purchaseReceiver'] },
  calls: [
    {
      who: ['receiver', 'receiptReader', 'purchaseReceiver'],
      calls: [
        ...['options', 'list', 'read', 'history'].map(call),
        'POST /api/stock/label',
        'POST /api/stock/lineFacts',
        'POST /api/common/scan',
        'POST /api/party/any/list',
        'POST /api/party/any/options',
      ],
    },
    { who: ['receiver', 'purchaseReceiver'], calls: ['add', 'draft'].map(call) },
    { who: ['receiver'], calls: [call('*')] },
  ],
  chooses: [
    {
      who: ['receiver', 'receiptReader', 'purchaseReceiver'],
      calls: [
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/product/record/options',
        'POST /api/product/weightRangeOptions',
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
  ],
  example: page,
})
