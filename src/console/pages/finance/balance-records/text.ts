import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '余额记录', en: 'Changes of balances', 'zh-tw': '餘額紀錄' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  relation: { 'zh-cn': '关联订单', en: 'Belongs to', 'zh-tw': '關聯訂單' },
  time: { 'zh-cn': '交易时间', en: 'Time', 'zh-tw': '交易時間' },
  amount: { 'zh-cn': '交易金额', en: 'Amount', 'zh-tw': '交易金額' },
  balance: { 'zh-cn': '变动后余额', en: 'Balance', 'zh-tw': '變動後餘額' },
  nickname: { 'zh-cn': '用户', en: 'User', 'zh-tw': '會員' },
  kind: { 'zh-cn': '交易类型', en: 'Kind', 'zh-tw': '交易類型' },
  mark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  income: { 'zh-cn': '收入合计', en: 'In', 'zh-tw': '收入合計' },
  payout: { 'zh-cn': '支出合计', en: 'Out', 'zh-tw': '支出合計' },
  net: { 'zh-cn': '净额', en: 'Net', 'zh-tw': '淨額' },
  markMissing: { 'zh-cn': '请输入备注', en: 'Enter a remark', 'zh-tw': '請輸入備註' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  empty: { 'zh-cn': '没有余额记录', en: 'No changes of balances', 'zh-tw': '沒有餘額紀錄' },
})
