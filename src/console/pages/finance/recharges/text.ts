import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '充值记录', en: 'Recharges', 'zh-tw': '儲值記錄' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  avatar: { 'zh-cn': '头像', en: 'Picture', 'zh-tw': '頭像' },
  nickname: { 'zh-cn': '用户昵称', en: 'User', 'zh-tw': '使用者暱稱' },
  order_id: { 'zh-cn': '订单号', en: 'Number', 'zh-tw': '訂單號' },
  price: { 'zh-cn': '支付金额', en: 'Paid', 'zh-tw': '支付金額' },
  give_price: { 'zh-cn': '赠送金额', en: 'Bonus', 'zh-tw': '贈送金額' },
  paid: { 'zh-cn': '是否支付', en: 'Payment', 'zh-tw': '是否支付' },
  kind: { 'zh-cn': '充值类型', en: 'Kind', 'zh-tw': '儲值類型' },
  time: { 'zh-cn': '支付时间', en: 'Paid at', 'zh-tw': '支付時間' },
  refunded: { 'zh-cn': '已退款', en: 'Refunded', 'zh-tw': '已退款' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  isPaid: { 'zh-cn': '已支付', en: 'Paid', 'zh-tw': '已支付' },
  unpaid: { 'zh-cn': '未支付', en: 'Not paid', 'zh-tw': '未支付' },
  dates: { 'zh-cn': '时间选择', en: 'Time', 'zh-tw': '時間選擇' },
  payment: { 'zh-cn': '支付类型', en: 'Payment', 'zh-tw': '支付類型' },
  search: { 'zh-cn': '请输入用户昵称、订单号', en: 'User or number', 'zh-tw': '請輸入使用者暱稱、訂單號' },
  empty: { 'zh-cn': '没有充值记录', en: 'No recharges', 'zh-tw': '沒有儲值記錄' },
  refund: { 'zh-cn': '退款', en: 'Refund', 'zh-tw': '退款' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
})
