import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-transfer-index'
const page = '/storageManagement/transfer'
const call = (name: string) => `POST /api/doc/stock-transfer/${name}`
const keys = ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'unaudit', 'void'].map((name) => `admin-store-transfer-${name}`)
const button = (word: string, on: 'list' | 'row', name: string) => ({
  ...{ page, word, on, without: 'transferReader', having: 'transferrer' },
  call: call(name),
})

export default defineRights({
  roles: {
    transferReader: [key],
    transferrer: [key, ...keys],
    transferrerWithoutPage: keys,
  },
  pages: { [page]: ['transferrer', 'transferReader'] },
  calls: [
    { who: ['transferrer', 'transferReader'], calls: ['options', 'list', 'read', 'history'].map(call) },
    { who: ['transferrer'], calls: [call('*')] },
  ],
  chooses: [
    {
      who: ['transferrer', 'transferReader'],
      calls: [
        ...[
          'POST /api/basic/warehouse/options',
          'POST /api/product/sku/options',
          'POST /api/basic/unit/options',
          'POST /api/stock/location/options',
          'POST /api/stock/lot/options',
        ],
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
    { page, word: '备注和图片', on: 'row' as const, without: 'transferReader', having: 'transferrer', call: call('edit') },
    { ...button('批量提交', 'list', 'submit'), on: 'batch' },
    { ...button('批量审核', 'list', 'audit'), on: 'batch' },
  ],
  example: page,
})
