import { documentWords } from '#src/papers/factory/document-words.ts'
import { receiptKindWords } from '#src/console/parts/factory/receipt-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  ...receiptKindWords,
  title: { 'zh-cn': '入库流水', en: 'What came in', 'zh-tw': '入庫流水' },
  supplier: { 'zh-cn': '往来单位', en: 'Party', 'zh-tw': '往來單位' },
  // as narrow as their figures: the page fits 1366 px
  sku: { 'zh-cn': '产品规格', en: 'Product', 'zh-tw': '產品規格' },
  qty: { 'zh-cn': '数量', en: 'Qty', 'zh-tw': '數量' },
  weightActual: { 'zh-cn': '过磅重量(kg)', en: 'Actual kg', 'zh-tw': '過磅重量(kg)' },
  cost: { 'zh-cn': '入库成本', en: 'Cost', 'zh-tw': '入庫成本' },
  source: { 'zh-cn': '来源单据', en: 'Answers', 'zh-tw': '來源單據' },
  toStock: { 'zh-cn': '当前库存', en: 'Stock now', 'zh-tw': '目前庫存' },
  search: { 'zh-cn': '搜索单号、产品、批号、供应商', en: 'Search number, product, lot, supplier', 'zh-tw': '搜尋單號、產品、批號、供應商' },
  empty: { 'zh-cn': '没有入库流水', en: 'Nothing came in', 'zh-tw': '沒有入庫流水' },
})
