import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '原料采购', en: 'Purchase orders', 'zh-tw': '原料採購' },
  buyer: { 'zh-cn': '采购员', en: 'Buyer', 'zh-tw': '採購員' },
  warehouse: { 'zh-cn': '收货仓库', en: 'Received at', 'zh-tw': '收貨倉庫' },
  progress: { 'zh-cn': '到货(%)', en: 'Arrived (%)', 'zh-tw': '到貨(%)' },
  taken: { 'zh-cn': '已到货', en: 'Arrived', 'zh-tw': '已到貨' },
  search: { 'zh-cn': '搜索单号、备注', en: 'Search number, remark', 'zh-tw': '搜尋單號、備註' },
  empty: { 'zh-cn': '还没有采购订单', en: 'No purchase orders yet', 'zh-tw': '還沒有採購訂單' },
  pay: { 'zh-cn': '付款', en: 'Pay', 'zh-tw': '付款' },
  receiveAll: { 'zh-cn': '合并收货', en: 'Receive together', 'zh-tw': '合併收貨' },
  fromShortage: { 'zh-cn': '缺料采购', en: 'Order what is short', 'zh-tw': '缺料採購' },
  receive: { 'zh-cn': '收货入库', en: 'Receive', 'zh-tw': '收貨入庫' },
})
