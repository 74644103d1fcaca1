import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '订单统计', en: 'Order statistics', 'zh-tw': '訂單統計' },
  overview: { 'zh-cn': '订单概况', en: 'Overview', 'zh-tw': '訂單概況' },
  trend: { 'zh-cn': '营业趋势', en: 'Trend', 'zh-tw': '營業趨勢' },
  pay_price: { 'zh-cn': '订单金额', en: 'Amount of orders', 'zh-tw': '訂單金額' },
  pay_count: { 'zh-cn': '订单量', en: 'Orders', 'zh-tw': '訂單量' },
  refund_price: { 'zh-cn': '退款金额', en: 'Refunded', 'zh-tw': '退款金額' },
  refund_count: { 'zh-cn': '退款订单量', en: 'Refunds', 'zh-tw': '退款訂單量' },
  channels: { 'zh-cn': '订单来源分析', en: 'Orders by channel', 'zh-tw': '訂單來源分析' },
  wechat: { 'zh-cn': '公众号', en: 'Official account', 'zh-tw': '公眾號' },
  routine: { 'zh-cn': '小程序', en: 'Mini-program', 'zh-tw': '小程式' },
  app: { 'zh-cn': 'APP', en: 'App', 'zh-tw': 'APP' },
  types: { 'zh-cn': '订单类型分析', en: 'Amounts by type of order', 'zh-tw': '訂單類型分析' },
  usual: { 'zh-cn': '普通订单', en: 'Usual orders', 'zh-tw': '普通訂單' },
  seckill: { 'zh-cn': '秒杀订单', en: 'Flash sales', 'zh-tw': '秒殺訂單' },
  bargain: { 'zh-cn': '砍价订单', en: 'Bargains', 'zh-tw': '砍價訂單' },
  combination: { 'zh-cn': '拼团订单', en: 'Group buys', 'zh-tw': '拼團訂單' },
  presale: { 'zh-cn': '预售订单', en: 'Presales', 'zh-tw': '預售訂單' },
})
