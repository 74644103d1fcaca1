import { columns } from '#src/text/columns.ts'

/** Words of the drawn member centre. */
export const $text = columns({
  sketch: {
    'zh-cn': '示意图，余额、积分等数字为示例',
    en: 'A sketch; the figures are examples',
    'zh-tw': '示意圖，餘額、積分等數字為範例',
  },
  visitor: { 'zh-cn': '微信用户', en: 'Visitor', 'zh-tw': '微信使用者' },
  balance: { 'zh-cn': '余额', en: 'Balance', 'zh-tw': '餘額' },
  points: { 'zh-cn': '积分', en: 'Points', 'zh-tw': '積分' },
  coupons: { 'zh-cn': '优惠券', en: 'Coupons', 'zh-tw': '優惠券' },
  favourites: { 'zh-cn': '收藏', en: 'Saved', 'zh-tw': '收藏' },
  vip: { 'zh-cn': '会员可享多项权益', en: 'Members enjoy more', 'zh-tw': '會員可享多項權益' },
  open: { 'zh-cn': '立即激活', en: 'Join now', 'zh-tw': '立即啟用' },
  orders: { 'zh-cn': '订单中心', en: 'Orders', 'zh-tw': '訂單中心' },
  all: { 'zh-cn': '查看全部', en: 'All', 'zh-tw': '查看全部' },
  toPay: { 'zh-cn': '待付款', en: 'To pay', 'zh-tw': '待付款' },
  toSend: { 'zh-cn': '待发货', en: 'To send', 'zh-tw': '待出貨' },
  toReceive: { 'zh-cn': '待收货', en: 'Shipped', 'zh-tw': '待收貨' },
  toJudge: { 'zh-cn': '待评价', en: 'To review', 'zh-tw': '待評價' },
  refund: { 'zh-cn': '售后/退款', en: 'Refunds', 'zh-tw': '售後/退款' },
  services: { 'zh-cn': '我的服务', en: 'My services', 'zh-tw': '我的服務' },
  merchant: { 'zh-cn': '商家管理', en: 'Merchant', 'zh-tw': '商家管理' },
})
