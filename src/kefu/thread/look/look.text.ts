import { columns } from '#src/text/columns.ts'

/** What a product or an order is shown with when its card was pressed. */
export const $text = columns({
  product: { 'zh-cn': '商品详情', en: 'Product', 'zh-tw': '商品詳情' },
  order: { 'zh-cn': '订单详情', en: 'Order', 'zh-tw': '訂單詳情' },
  vipPrice: { 'zh-cn': '会员价', en: 'Members’ price', 'zh-tw': '會員價' },
  formerPrice: { 'zh-cn': '原价', en: 'Former price', 'zh-tw': '原價' },
  description: { 'zh-cn': '商品介绍', en: 'Description', 'zh-tw': '商品介紹' },
  noDescription: { 'zh-cn': '暂无商品介绍', en: 'There is no description', 'zh-tw': '暫無商品介紹' },
  close: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
})
