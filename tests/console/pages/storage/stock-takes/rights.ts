import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-stockTake-index'
const page = '/storageManagement/stockTake'
const call = (name: string) => `POST /api/doc/stock-take/${name}`
const own = (name: string) => `admin-store-stockTake-${name}`
const keys = ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'unaudit', 'void', 'count', 'adjust'].map(own)
const button = (word: string, on: 'list' | 'row', name: string, where = call(name)) => ({
  ...{ page, word, on, without: 'countReader', having: 'countLeader' },
  call: where,
})

export default defineRights({
  roles: {
    countReader: [key],
    counter: [key, own('count')],
    countLeader: [key, ...keys],
    countLeaderWithoutPage: keys,
  },
  pages: { [page]: ['countLeader', 'counter', 'countReader'] },
  calls: [
    { who: ['countLeader', 'counter', 'countReader'], calls: ['options', 'list', 'read', 'history'].map(call) },
    { who: ['countLeader'], calls: [call('*')] },
    { who: ['countLeader', 'counter'], calls: ['POST /api/stock/countSheet', 'POST /api/stock/countSubmit'] },
    {
      who: ['countLeader'],
      calls: ['POST /api/stock/countCreate', 'POST /api/stock/countState', 'POST /api/stock/countPost', 'POST /api/stock/adjust'],
    },
  ],
  chooses: [
    {
      who: ['countLeader', 'counter', 'countReader'],
      calls: [
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/product/type/options',
        'POST /api/basic/dictionary/options',
        'POST /api/stock/lot/options',
        'POST /api/stock/location/options',
      ],
    },
  ],
  buttons: [
    button('添加', 'list', 'add'),
    button('库存调整', 'list', 'adjust', 'POST /api/stock/adjust'),
    button('编辑', 'row', 'edit'),
    button('提交', 'row', 'submit'),
    button('审核', 'row', 'audit'),
    button('驳回', 'row', 'reject'),
    button('撤回', 'row', 'withdraw'),
    button('反审核', 'row', 'reverse'),
    button('作废', 'row', 'void'),
    button('录入盘点数', 'row', 'count', 'POST /api/stock/countSheet'),
    button('差异与过账', 'row', 'differences', 'POST /api/stock/countState'),
    button('备注和图片', 'row', 'edit'),
    { ...button('批量提交', 'list', 'submit'), on: 'batch' as const },
    { ...button('批量审核', 'list', 'audit'), on: 'batch' as const },
  ],
  example: page,
})
