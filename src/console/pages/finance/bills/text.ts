import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '账单记录', en: 'Bills', 'zh-tw': '帳單記錄' },
  type: { 'zh-cn': '账单类型', en: 'Period', 'zh-tw': '帳單類型' },
  day: { 'zh-cn': '日账单', en: 'By day', 'zh-tw': '日帳單' },
  week: { 'zh-cn': '周账单', en: 'By week', 'zh-tw': '週帳單' },
  month: { 'zh-cn': '月账单', en: 'By month', 'zh-tw': '月帳單' },
  dates: { 'zh-cn': '创建时间', en: 'Time', 'zh-tw': '建立時間' },
  heading: { 'zh-cn': '标题', en: 'Bill', 'zh-tw': '標題' },
  period: { 'zh-cn': '日期', en: 'Period', 'zh-tw': '日期' },
  income_price: { 'zh-cn': '收入金额', en: 'In', 'zh-tw': '收入金額' },
  exp_price: { 'zh-cn': '支出金额', en: 'Out', 'zh-tw': '支出金額' },
  entry_price: { 'zh-cn': '入账金额', en: 'Net', 'zh-tw': '入帳金額' },
  empty: { 'zh-cn': '没有账单', en: 'No bills', 'zh-tw': '沒有帳單' },
  unfinished: { 'zh-cn': '未完', en: 'So far', 'zh-tw': '未完' },
  detail: { 'zh-cn': '账单详情', en: 'Flows', 'zh-tw': '帳單詳情' },
  download: { 'zh-cn': '下载', en: 'Download', 'zh-tw': '下載' },
  saved: { 'zh-cn': '账单已下载', en: 'Bill saved', 'zh-tw': '帳單已下載' },
})
