import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400118': { 'zh-cn': '订单不存在', en: 'There is no such order', 'zh-tw': '訂單不存在' },
  '400166': { 'zh-cn': '请填写开票号', en: 'Enter the number of the invoice', 'zh-tw': '請填寫開票號' },
  '400167': { 'zh-cn': '请填写正确的开票号', en: 'A number of an invoice has 8 to 20 digits', 'zh-tw': '請填寫正確的開票號' },
  'invoice.order.-2': { 'zh-cn': '已退款', en: 'Refunded', 'zh-tw': '已退款' },
  'invoice.order.unpaid': { 'zh-cn': '未支付', en: 'Not paid', 'zh-tw': '未支付' },
  'invoice.order.0': { 'zh-cn': '未发货', en: 'To ship', 'zh-tw': '未出貨' },
  'invoice.order.1': { 'zh-cn': '待收货', en: 'On the way', 'zh-tw': '待收貨' },
  'invoice.order.2': { 'zh-cn': '待评价', en: 'Received', 'zh-tw': '待評價' },
  'invoice.order.3': { 'zh-cn': '已完成', en: 'Finished', 'zh-tw': '已完成' },
  'invoice.order.4': { 'zh-cn': '部分发货', en: 'Partly shipped', 'zh-tw': '部分出貨' },
  'invoice.pay.weixin': { 'zh-cn': '微信支付', en: 'WeChat', 'zh-tw': '微信支付' },
  'invoice.pay.yue': { 'zh-cn': '余额支付', en: 'Balance', 'zh-tw': '餘額支付' },
  'invoice.pay.alipay': { 'zh-cn': '支付宝支付', en: 'Alipay', 'zh-tw': '支付寶支付' },
  'invoice.pay.offline': { 'zh-cn': '线下支付', en: 'Offline', 'zh-tw': '線下支付' },
  'invoice.pay.other': { 'zh-cn': '其他支付', en: 'Another way', 'zh-tw': '其他支付' },
}

export default messages
