import { columns } from '#src/text/columns.ts'

export const $text = columns({
  all: { 'zh-cn': '全部', en: 'Any time', 'zh-tw': '全部' },
  today: { 'zh-cn': '今天', en: 'Today', 'zh-tw': '今天' },
  yesterday: { 'zh-cn': '昨天', en: 'Yesterday', 'zh-tw': '昨天' },
  thisMonth: { 'zh-cn': '本月', en: 'This month', 'zh-tw': '本月' },
  lastMonth: { 'zh-cn': '上月', en: 'Last month', 'zh-tw': '上月' },
  days7: { 'zh-cn': '最近7天', en: 'Last 7 days', 'zh-tw': '最近7天' },
  days30: { 'zh-cn': '最近30天', en: 'Last 30 days', 'zh-tw': '最近30天' },
  days90: { 'zh-cn': '最近90天', en: 'Last 90 days', 'zh-tw': '最近90天' },
  days365: { 'zh-cn': '最近一年', en: 'Last 365 days', 'zh-tw': '最近一年' },
  thisYear: { 'zh-cn': '今年', en: 'This year', 'zh-tw': '今年' },
  lastYear: { 'zh-cn': '去年', en: 'Last year', 'zh-tw': '去年' },
  missing: { 'zh-cn': '请选择开始和结束日期', en: 'Choose both days', 'zh-tw': '請選擇開始和結束日期' },
})
