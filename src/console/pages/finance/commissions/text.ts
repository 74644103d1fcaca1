import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '佣金记录', en: 'Commissions', 'zh-tw': '佣金記錄' },
  user: { 'zh-cn': '用户信息', en: 'User', 'zh-tw': '使用者資訊' },
  sum_number: { 'zh-cn': '总佣金金额', en: 'Earned', 'zh-tw': '總佣金金額' },
  now_money: { 'zh-cn': '账户余额', en: 'Balance', 'zh-tw': '帳戶餘額' },
  brokerage_price: { 'zh-cn': '账户佣金', en: 'Commission left', 'zh-tw': '帳戶佣金' },
  extract_price: { 'zh-cn': '提现到账佣金', en: 'Paid out', 'zh-tw': '提現到帳佣金' },
  nickname: { 'zh-cn': '昵称/ID', en: 'Name or id', 'zh-tw': '暱稱/ID' },
  least: { 'zh-cn': '佣金不低于', en: 'Earned at least', 'zh-tw': '佣金不低於' },
  most: { 'zh-cn': '佣金不高于', en: 'Earned at most', 'zh-tw': '佣金不高於' },
  dates: { 'zh-cn': '时间范围', en: 'Time', 'zh-tw': '時間範圍' },
  empty: { 'zh-cn': '没有佣金记录', en: 'No commissions', 'zh-tw': '沒有佣金記錄' },
  about: { 'zh-cn': '用户详情', en: 'User', 'zh-tw': '使用者詳情' },
  name: { 'zh-cn': '姓名', en: 'Name', 'zh-tw': '姓名' },
  spread: { 'zh-cn': '上级推广人', en: 'Came through', 'zh-tw': '上級推廣人' },
  none: { 'zh-cn': '无', en: 'Nobody', 'zh-tw': '無' },
  added: { 'zh-cn': '创建时间', en: 'Since', 'zh-tw': '建立時間' },
  entries: { 'zh-cn': '佣金明细', en: 'Entries', 'zh-tw': '佣金明細' },
})
