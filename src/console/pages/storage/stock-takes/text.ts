import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '盘点单', en: 'Stock-takes', 'zh-tw': '盤點單' },
  paperTitle: { 'zh-cn': '盘点单', en: 'Stock-take', 'zh-tw': '盤點單' },
  draft: { 'zh-cn': '盘点中', en: 'Counting', 'zh-tw': '盤點中' },
  submitted: { 'zh-cn': '待过账', en: 'To be posted', 'zh-tw': '待過帳' },
  audited: { 'zh-cn': '已过账', en: 'Posted', 'zh-tw': '已過帳' },
  kind: { 'zh-cn': '类型', en: 'Kind', 'zh-tw': '類型' },
  count: { 'zh-cn': '盘点', en: 'Count', 'zh-tw': '盤點' },
  adjust: { 'zh-cn': '库存调整', en: 'Correction', 'zh-tw': '庫存調整' },
  types: { 'zh-cn': '盘点范围', en: 'What is counted', 'zh-tw': '盤點範圍' },
  typesHelp: {
    'zh-cn': '按产品类别盘点，不选为整个仓库',
    en: 'Types of products; the whole warehouse where none is chosen',
    'zh-tw': '按產品類別盤點，不選為整個倉庫',
  },
  isBlind: { 'zh-cn': '盲盘', en: 'Blind', 'zh-tw': '盲盤' },
  blindHelp: {
    'zh-cn': '盘点人看不到账面数量',
    en: 'Who counts is not shown what there should be',
    'zh-tw': '盤點人看不到帳面數量',
  },
  reason: { 'zh-cn': '原因', en: 'Reason', 'zh-tw': '原因' },
  book: { 'zh-cn': '账面数量', en: 'Book', 'zh-tw': '帳面數量' },
  counted: { 'zh-cn': '实盘数量', en: 'Counted', 'zh-tw': '實盤數量' },
  difference: { 'zh-cn': '盈亏', en: 'Difference', 'zh-tw': '盈虧' },
  qty: { 'zh-cn': '调整数量', en: 'By how much', 'zh-tw': '調整數量' },
  qtyHelp: {
    'zh-cn': '增加填正数，减少填负数',
    en: 'More is positive, less is negative',
    'zh-tw': '增加填正數，減少填負數',
  },
  missing: { 'zh-cn': '请填写', en: 'Fill this in', 'zh-tw': '請填寫' },
  search: {
    'zh-cn': '单号、产品、规格、批号、拼音',
    en: 'Number, product, size, lot',
    'zh-tw': '單號、產品、規格、批號、拼音',
  },
  empty: { 'zh-cn': '还没有盘点单', en: 'Nothing has been counted yet', 'zh-tw': '還沒有盤點單' },
  doCount: { 'zh-cn': '录入盘点数', en: 'Count', 'zh-tw': '錄入盤點數' },
  differences: { 'zh-cn': '差异与过账', en: 'Differences', 'zh-tw': '差異與過帳' },
  doAdjust: { 'zh-cn': '库存调整', en: 'Correct stock', 'zh-tw': '庫存調整' },
})

export type Words = ReturnType<typeof $text.get>
