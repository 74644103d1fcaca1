import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '出库单', en: 'Issues', 'zh-tw': '出庫單' },
  paperTitle: { 'zh-cn': '出库单', en: 'Goods issue', 'zh-tw': '出庫單' },
  kind: { 'zh-cn': '出库类型', en: 'Kind', 'zh-tw': '出庫類型' },
  other: { 'zh-cn': '其他出库', en: 'Other', 'zh-tw': '其他出庫' },
  scrap: { 'zh-cn': '报废出库', en: 'Scrap', 'zh-tw': '報廢出庫' },
  sample: { 'zh-cn': '样品出库', en: 'Sample', 'zh-tw': '樣品出庫' },
  purchaseReturn: { 'zh-cn': '采购退货', en: 'Return to supplier', 'zh-tw': '採購退貨' },
  countLoss: { 'zh-cn': '盘亏出库', en: 'Count loss', 'zh-tw': '盤虧出庫' },
  warehouse: { 'zh-cn': '出库仓库', en: 'From warehouse', 'zh-tw': '出庫倉庫' },
  party: { 'zh-cn': '往来单位', en: 'Supplier or customer', 'zh-tw': '往來單位' },
  partyHelp: {
    'zh-cn': '退货选供应商，样品选客户',
    en: 'The supplier of a return, the customer of a sample',
    'zh-tw': '退貨選供應商，樣品選客戶',
  },
  cost: { 'zh-cn': '出库成本', en: 'Cost', 'zh-tw': '出庫成本' },
  reason: { 'zh-cn': '原因', en: 'Reason', 'zh-tw': '原因' },
  lines: { 'zh-cn': '出库明细', en: 'Lines', 'zh-tw': '出庫明細' },
  linesHelp: {
    'zh-cn': '按批号管理的产品不填批号时，保存后按先进先出自动分配',
    en: 'Where goods are kept by lots and none is chosen, the oldest are taken when it is saved',
    'zh-tw': '按批號管理的產品不填批號時，儲存後按先進先出自動分配',
  },
  search: {
    'zh-cn': '单号、往来单位、产品、规格、批号、拼音',
    en: 'Number, party, product, size, lot',
    'zh-tw': '單號、往來單位、產品、規格、批號、拼音',
  },
  empty: { 'zh-cn': '还没有出库单', en: 'Nothing has gone out yet', 'zh-tw': '還沒有出庫單' },
})
