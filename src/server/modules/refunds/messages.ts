import type { Messages } from '../../messages.ts'

/** Where a refund is, in words. */
const messages: Messages = {
  'refund.type.0': { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  'refund.type.1': { 'zh-cn': '仅退款', en: 'Money alone', 'zh-tw': '僅退款' },
  'refund.type.2': { 'zh-cn': '退货退款', en: 'With the goods', 'zh-tw': '退貨退款' },
  'refund.type.3': { 'zh-cn': '拒绝退款', en: 'Refused', 'zh-tw': '拒絕退款' },
  'refund.type.4': { 'zh-cn': '商品待退货', en: 'Goods to be sent back', 'zh-tw': '商品待退貨' },
  'refund.type.5': { 'zh-cn': '退货待收货', en: 'Goods on their way back', 'zh-tw': '退貨待收貨' },
  'refund.type.6': { 'zh-cn': '已退款', en: 'Refunded', 'zh-tw': '已退款' },
  'refund.decided.-1': { 'zh-cn': '申请退款中', en: 'Applied for', 'zh-tw': '申請退款中' },
  'refund.decided.-2': { 'zh-cn': '已退款', en: 'Refunded', 'zh-tw': '已退款' },
  'refund.decided.-3': { 'zh-cn': '拒绝退款', en: 'Refused', 'zh-tw': '拒絕退款' },
}

export default messages
