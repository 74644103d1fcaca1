import { columns } from '#src/text/columns.ts'

export const $text = columns({
  parts: { 'zh-cn': '客户资料', en: 'About the customer', 'zh-tw': '客戶資料' },
  customer: { 'zh-cn': '客户信息', en: 'Customer', 'zh-tw': '客戶資訊' },
  orders: { 'zh-cn': '交易订单', en: 'Orders', 'zh-tw': '交易訂單' },
  goods: { 'zh-cn': '商品信息', en: 'Products', 'zh-tw': '商品資訊' },
  notes: { 'zh-cn': '备注', en: 'Notes', 'zh-tw': '備註' },
  failed: { 'zh-cn': '加载失败', en: 'Could not be loaded', 'zh-tw': '載入失敗' },
  older: { 'zh-cn': '加载更多', en: 'Show more', 'zh-tw': '載入更多' },
  missing: { 'zh-cn': '该服务器暂不提供此功能', en: 'This server does not offer this', 'zh-tw': '此伺服器暫不提供這項功能' },
  forTourist: {
    'zh-cn': '游客未登录商城账号，没有订单记录',
    en: 'Guests have no account at the shop, so there are no orders',
    'zh-tw': '訪客沒有登入商城帳號，沒有訂單記錄',
  },
})
