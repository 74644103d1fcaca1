import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-materialPurchase-index'
const page = '/purchasingManagement/materialPurchase'
const call = (name: string) => `POST /api/doc/purchase-order/${name}`
const keys = ['add', 'edit', 'import', 'submit', 'approve', 'reject', 'withdraw', 'close', 'reopen', 'void'].map(
  (name) => `admin-store-materialPurchase-${name}`,
)
const button = (word: string, on: 'list' | 'row', name: string) => ({
  ...{ page, word, on, without: 'purchaseReader', having: 'purchaser' },
  call: call(name),
})

const readers = ['purchaser', 'purchaseReader', 'purchaseReceiver', 'stockBuyer']

export default defineRights({
  roles: {
    purchaseReader: [key],
    purchaser: [key, 'admin-store-purchaseDetails-index', 'price:buy', 'admin-store-materialPurchase-paid', ...keys],
    // receives what was ordered, on the page of receipts
    purchaseReceiver: [key, 'admin-store-godownEntry-index', 'admin-store-godownEntry-add'],
    purchaserWithoutPage: keys,
  },
  pages: { [page]: readers },
  calls: [
    { who: readers, calls: ['options', 'list', 'read', 'history'].map(call) },
    { who: ['purchaser', 'stockBuyer'], calls: ['add', 'shortage'].map(call) },
    { who: ['purchaser'], calls: [call('*')] },
  ],
  chooses: [
    {
      who: readers,
      calls: [
        'POST /api/party/supplier/options',
        'POST /api/basic/warehouse/options',
        'POST /api/product/sku/options',
        'POST /api/basic/unit/options',
        ...['POST /api/product/record/options', 'POST /api/product/weightRangeOptions'],
        'POST /api/basic/cashAccount/options',
        'GET /adminapi/table/staff/options',
      ],
    },
  ],
  buttons: [
    button('添加', 'list', 'add'),
    button('导入', 'list', 'import'),
    button('编辑', 'row', 'edit'),
    button('提交', 'row', 'submit'),
    button('审批通过', 'row', 'approve'),
    button('驳回', 'row', 'reject'),
    button('撤回', 'row', 'withdraw'),
    button('结案', 'row', 'close'),
    button('明细结案', 'row', 'close'),
    button('变更', 'row', 'edit'),
    { ...button('批量提交', 'list', 'submit'), on: 'batch' },
    { ...button('批量审批', 'list', 'approve'), on: 'batch' },
    { ...button('取消结案', 'row', 'reopen'), page: `${page}?status=5` },
    button('作废', 'row', 'void'),
    { page, word: '备注和图片', on: 'row' as const, without: 'purchaseReader', having: 'purchaser', call: call('edit') },
    { page, word: '收货入库', on: 'row', without: 'purchaseReader', having: 'purchaseReceiver', call: 'POST /api/doc/goods-receipt/add' },
    { page, word: '合并收货', on: 'batch', without: 'purchaseReader', having: 'purchaseReceiver', call: 'POST /api/doc/goods-receipt/add' },
    { page, word: '缺料采购', on: 'list', without: 'purchaseReader', having: 'purchaser', call: call('shortage') },
    { page, word: '合同', on: 'row', without: 'purchaseReader', having: 'purchaser', call: 'POST /api/excel/export_contract' },
    { page, word: '付款', on: 'row', without: 'purchaseReader', having: 'purchaser', call: 'POST /api/order/addPaid' },
  ],
  example: page,
})
