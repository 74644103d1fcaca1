import { columns } from '#src/text/columns.ts'

/** Words of the lists within a user's page. */
export const $records = columns({
  title: { 'zh-cn': '用户记录', en: 'Records', 'zh-tw': '會員記錄' },
  empty: { 'zh-cn': '还没有记录', en: 'Nothing here yet', 'zh-tw': '還沒有記錄' },
  order_id: { 'zh-cn': '订单号', en: 'Order', 'zh-tw': '訂單號' },
  real_name: { 'zh-cn': '收货人', en: 'Recipient', 'zh-tw': '收貨人' },
  total_num: { 'zh-cn': '商品数量', en: 'Pieces', 'zh-tw': '商品數量' },
  total_price: { 'zh-cn': '商品总价', en: 'Goods', 'zh-tw': '商品總價' },
  pay_price: { 'zh-cn': '实付金额', en: 'Paid', 'zh-tw': '實付金額' },
  pay_time: { 'zh-cn': '交易完成时间', en: 'Paid at', 'zh-tw': '交易完成時間' },
  heading: { 'zh-cn': '标题', en: 'What', 'zh-tw': '標題' },
  change: { 'zh-cn': '变动', en: 'Change', 'zh-tw': '變動' },
  balance: { 'zh-cn': '变动后', en: 'After it', 'zh-tw': '變動後' },
  mark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  add_time: { 'zh-cn': '时间', en: 'Time', 'zh-tw': '時間' },
  coupon_title: { 'zh-cn': '优惠券名称', en: 'Coupon', 'zh-tw': '優惠券名稱' },
  coupon_price: { 'zh-cn': '面值', en: 'Value', 'zh-tw': '面值' },
  use_min_price: { 'zh-cn': '最低消费', en: 'From', 'zh-tw': '最低消費' },
  validity: { 'zh-cn': '有效期', en: 'Valid', 'zh-tw': '有效期' },
  status: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  uid: { 'zh-cn': '用户ID', en: 'ID', 'zh-tw': '會員ID' },
  nickname: { 'zh-cn': '昵称', en: 'Nickname', 'zh-tw': '暱稱' },
  level: { 'zh-cn': '等级', en: 'Level', 'zh-tw': '等級' },
  channel: { 'zh-cn': '用户类型', en: 'Channel', 'zh-tw': '會員類型' },
})
