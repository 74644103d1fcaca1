import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '订单退款', en: 'Refund order', 'zh-tw': '訂單退款' },
  orderNumber: { 'zh-cn': '订单号', en: 'Order', 'zh-tw': '訂單號' },
  isByPiece: { 'zh-cn': '分单退款', en: 'Refund pieces', 'zh-tw': '分單退款' },
  pieces: { 'zh-cn': '退款数量', en: 'Pieces', 'zh-tw': '退款數量' },
  price: { 'zh-cn': '退款金额', en: 'Amount', 'zh-tw': '退款金額' },
  priceHelp: {
    'zh-cn': '按所选商品实付金额计算，可修改；确认后立即退款',
    en: 'What was paid for the pieces; it can be changed. It is paid back at once.',
    'zh-tw': '按所選商品實付金額計算，可修改；確認後立即退款',
  },
  priceMissing: { 'zh-cn': '请输入退款金额', en: 'Enter the amount', 'zh-tw': '請輸入退款金額' },
  piecesMissing: { 'zh-cn': '请选择退款数量', en: 'Choose the pieces', 'zh-tw': '請選擇退款數量' },
  closes: { 'zh-cn': '退款后', en: 'Afterwards', 'zh-tw': '退款後' },
  closing: { 'zh-cn': '订单将全部退款并关闭', en: 'The order is refunded as a whole and closed', 'zh-tw': '訂單將全部退款並關閉' },
  closesWith: {
    'zh-cn': (kept: string) => `订单将全部退款并关闭，差额 ${kept} 不退`,
    en: (kept: string) => `The order is refunded as a whole and closed; ${kept} is not paid back`,
    'zh-tw': (kept: string) => `訂單將全部退款並關閉，差額 ${kept} 不退`,
  },
  tooMuch: {
    'zh-cn': (most: string) => `最多可退 ${most}`,
    en: (most: string) => `At most ${most} can be refunded`,
    'zh-tw': (most: string) => `最多可退 ${most}`,
  },
})
