/** Why goods come. */
export const receiptKindWords = {
  kind: { 'zh-cn': '入库类型', en: 'Kind', 'zh-tw': '入庫類型' },
  purchased: { 'zh-cn': '采购入库', en: 'Purchase', 'zh-tw': '採購入庫' },
  produced: { 'zh-cn': '生产入库', en: 'Production', 'zh-tw': '生產入庫' },
  returned: { 'zh-cn': '销售退货', en: 'Return of a customer', 'zh-tw': '銷售退貨' },
  opening: { 'zh-cn': '期初库存', en: 'Opening stock', 'zh-tw': '期初庫存' },
  other: { 'zh-cn': '其他入库', en: 'Other', 'zh-tw': '其他入庫' },
  sample: { 'zh-cn': '样品退回', en: 'Sample back', 'zh-tw': '樣品退回' },
  countGain: { 'zh-cn': '盘盈入库', en: 'Count gain', 'zh-tw': '盤盈入庫' },
} as const
