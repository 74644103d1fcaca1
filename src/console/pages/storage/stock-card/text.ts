import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '库存流水', en: 'Stock card', 'zh-tw': '庫存流水' },
  biz_date: { 'zh-cn': '日期', en: 'Date', 'zh-tw': '日期' },
  sn: { 'zh-cn': '单号', en: 'Number', 'zh-tw': '單號' },
  party: { 'zh-cn': '往来单位', en: 'Supplier or customer', 'zh-tw': '往來單位' },
  lot_no: { 'zh-cn': '批号', en: 'Lot', 'zh-tw': '批號' },
  opening: { 'zh-cn': '期初结存', en: 'Before', 'zh-tw': '期初結存' },
  in: { 'zh-cn': '入库', en: 'In', 'zh-tw': '入庫' },
  out: { 'zh-cn': '出库', en: 'Out', 'zh-tw': '出庫' },
  after: { 'zh-cn': '结存', en: 'Left', 'zh-tw': '結存' },
  closing: { 'zh-cn': '期末结存', en: 'Left at the end', 'zh-tw': '期末結存' },
  value: { 'zh-cn': '金额', en: 'Worth', 'zh-tw': '金額' },
  days: { 'zh-cn': '日期（默认近 90 天）', en: 'Days (90 unless chosen)', 'zh-tw': '日期（預設近 90 天）' },
  piecesIn: { 'zh-cn': '入库件数', en: 'Pieces in', 'zh-tw': '入庫件數' },
  weightIn: { 'zh-cn': '入库重量(kg)', en: 'Weight in (kg)', 'zh-tw': '入庫重量(kg)' },
  piecesOut: { 'zh-cn': '出库件数', en: 'Pieces out', 'zh-tw': '出庫件數' },
  weightOut: { 'zh-cn': '出库重量(kg)', en: 'Weight out (kg)', 'zh-tw': '出庫重量(kg)' },
  piecesAfter: { 'zh-cn': '结存件数', en: 'Pieces left', 'zh-tw': '結存件數' },
  weightAfter: { 'zh-cn': '结存重量(kg)', en: 'Weight left (kg)', 'zh-tw': '結存重量(kg)' },
  toStock: { 'zh-cn': '当前库存', en: 'Stock now', 'zh-tw': '目前庫存' },
  toMovements: { 'zh-cn': '入库流水', en: 'What came in', 'zh-tw': '入庫流水' },
  empty: {
    'zh-cn': '请选择产品规格；所选日期内没有流水',
    en: 'Choose a product; nothing moved in these days',
    'zh-tw': '請選擇產品規格；所選日期內沒有流水',
  },
})
