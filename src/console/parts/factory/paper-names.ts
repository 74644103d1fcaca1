/** What kinds of paper are called (manufacturing 3.0). */
export const paperNames = {
  PO: { 'zh-cn': '采购订单', en: 'Purchase order', 'zh-tw': '採購訂單' },
  IN: { 'zh-cn': '入库单', en: 'Goods receipt', 'zh-tw': '入庫單' },
  OUT: { 'zh-cn': '出库单', en: 'Goods issue', 'zh-tw': '出庫單' },
  TRANSFER: { 'zh-cn': '调拨单', en: 'Transfer', 'zh-tw': '調撥單' },
  COUNT: { 'zh-cn': '盘点单', en: 'Stock-take', 'zh-tw': '盤點單' },
  RECEIPT: { 'zh-cn': '收款单', en: 'Receipt of money', 'zh-tw': '收款單' },
  PAYMENT: { 'zh-cn': '付款单', en: 'Payment', 'zh-tw': '付款單' },
} as const
