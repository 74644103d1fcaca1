import { columns } from '#src/text/columns.ts'

/** Words of the drawn storefront. */
export const $text = columns({
  preview: { 'zh-cn': '所选主题在商城中的效果', en: 'The chosen theme in the storefront', 'zh-tw': '所選主題在商城中的效果' },
  sketch: { 'zh-cn': '示意图，账号为示例', en: 'A sketch; the account is an example', 'zh-tw': '示意圖，帳號為範例' },
  details: { 'zh-cn': '商品详情', en: 'Product', 'zh-tw': '商品詳情' },
  cart: { 'zh-cn': '购物车', en: 'Cart', 'zh-tw': '購物車' },
  mine: { 'zh-cn': '我的', en: 'Mine', 'zh-tw': '我的' },
  product: { 'zh-cn': '商品名称', en: 'Product name', 'zh-tw': '商品名稱' },
  coupon: { 'zh-cn': '领券', en: 'Coupon', 'zh-tw': '領券' },
  freePost: { 'zh-cn': '包邮', en: 'Free delivery', 'zh-tw': '免運' },
  service: { 'zh-cn': '客服', en: 'Help', 'zh-tw': '客服' },
  favour: { 'zh-cn': '收藏', en: 'Favourite', 'zh-tw': '收藏' },
  toCart: { 'zh-cn': '加入购物车', en: 'Add', 'zh-tw': '加入購物車' },
  buy: { 'zh-cn': '立即购买', en: 'Buy', 'zh-tw': '立即購買' },
  all: { 'zh-cn': '全选', en: 'All', 'zh-tw': '全選' },
  settle: { 'zh-cn': '结算', en: 'Check out', 'zh-tw': '結算' },
  visitor: { 'zh-cn': '微信用户', en: 'Visitor', 'zh-tw': '微信使用者' },
  orders: { 'zh-cn': '订单中心', en: 'Orders', 'zh-tw': '訂單中心' },
  toPay: { 'zh-cn': '待付款', en: 'To pay', 'zh-tw': '待付款' },
  toSend: { 'zh-cn': '待发货', en: 'To send', 'zh-tw': '待出貨' },
  toReceive: { 'zh-cn': '待收货', en: 'Shipped', 'zh-tw': '待收貨' },
  refund: { 'zh-cn': '售后', en: 'Refunds', 'zh-tw': '售後' },
})
