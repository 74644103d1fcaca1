import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '采购明细', en: 'Purchase lines', 'zh-tw': '採購明細' },
  // as narrow as their figures: the page fits 1366 px
  sku: { 'zh-cn': '产品规格', en: 'Product', 'zh-tw': '產品規格' },
  qty: { 'zh-cn': '数量', en: 'Qty', 'zh-tw': '數量' },
  buyer: { 'zh-cn': '采购员', en: 'Buyer', 'zh-tw': '採購員' },
  taken: { 'zh-cn': '已到货', en: 'Arrived', 'zh-tw': '已到貨' },
  open: { 'zh-cn': '未到货', en: 'Open', 'zh-tw': '未到貨' },
  isOpen: { 'zh-cn': '有未到货', en: 'Still to come', 'zh-tw': '有未到貨' },
  lastPrice: { 'zh-cn': '上次单价', en: 'Price before', 'zh-tw': '上次單價' },
  priceChange: { 'zh-cn': '较上次(%)', en: '± (%)', 'zh-tw': '較上次(%)' },
  priceTrend: { 'zh-cn': '价格走势', en: 'Prices', 'zh-tw': '價格走勢' },
  receipts: { 'zh-cn': '到货记录', en: 'Receipts', 'zh-tw': '到貨記錄' },
  noReceipts: { 'zh-cn': '还没有到货', en: 'Nothing has come yet', 'zh-tw': '還沒有到貨' },
  search: {
    'zh-cn': '搜索单号、产品、供应商、备注',
    en: 'Search number, product, supplier, remark',
    'zh-tw': '搜尋單號、產品、供應商、備註',
  },
  empty: { 'zh-cn': '没有采购明细', en: 'No purchase lines', 'zh-tw': '沒有採購明細' },
})
