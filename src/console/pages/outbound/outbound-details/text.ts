import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '出库明细', en: 'Issued lines', 'zh-tw': '出庫明細' },
  kind: { 'zh-cn': '出库类型', en: 'Kind', 'zh-tw': '出庫類型' },
  other: { 'zh-cn': '其他出库', en: 'Other', 'zh-tw': '其他出庫' },
  scrap: { 'zh-cn': '报废出库', en: 'Scrap', 'zh-tw': '報廢出庫' },
  sample: { 'zh-cn': '样品出库', en: 'Sample', 'zh-tw': '樣品出庫' },
  purchaseReturn: { 'zh-cn': '采购退货', en: 'Return to supplier', 'zh-tw': '採購退貨' },
  countLoss: { 'zh-cn': '盘亏出库', en: 'Count loss', 'zh-tw': '盤虧出庫' },
  party: { 'zh-cn': '往来单位', en: 'Supplier or customer', 'zh-tw': '往來單位' },
  cost: { 'zh-cn': '成本', en: 'Cost', 'zh-tw': '成本' },
  source: { 'zh-cn': '来源单据', en: 'Answers', 'zh-tw': '來源單據' },
  reason: { 'zh-cn': '原因', en: 'Reason', 'zh-tw': '原因' },
  search: {
    'zh-cn': '搜索单号、产品、批号、往来单位',
    en: 'Search number, product, lot, party',
    'zh-tw': '搜尋單號、產品、批號、往來單位',
  },
  empty: { 'zh-cn': '没有出库明细', en: 'Nothing has gone out', 'zh-tw': '沒有出庫明細' },
})
