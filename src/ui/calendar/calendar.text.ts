import { columns } from '#src/text/columns.ts'

export const $text = columns({
  calendar: { 'zh-cn': '日历', en: 'Calendar', 'zh-tw': '日曆' },
  open: { 'zh-cn': '打开日历', en: 'Open calendar', 'zh-tw': '開啟日曆' },
  today: { 'zh-cn': '今天', en: 'Today', 'zh-tw': '今天' },
  thisMonth: { 'zh-cn': '本月', en: 'This month', 'zh-tw': '本月' },
  clear: { 'zh-cn': '清空', en: 'Clear', 'zh-tw': '清空' },
  previousMonth: { 'zh-cn': '上个月', en: 'Previous month', 'zh-tw': '上個月' },
  nextMonth: { 'zh-cn': '下个月', en: 'Next month', 'zh-tw': '下個月' },
  previousYear: { 'zh-cn': '上一年', en: 'Previous year', 'zh-tw': '上一年' },
  nextYear: { 'zh-cn': '下一年', en: 'Next year', 'zh-tw': '下一年' },
  previousYears: { 'zh-cn': '前面的年份', en: 'Earlier years', 'zh-tw': '前面的年份' },
  nextYears: { 'zh-cn': '后面的年份', en: 'Later years', 'zh-tw': '後面的年份' },
  chooseMonth: { 'zh-cn': '选择月份', en: 'Choose a month', 'zh-tw': '選擇月份' },
  chooseYear: { 'zh-cn': '选择年份', en: 'Choose a year', 'zh-tw': '選擇年份' },
  from: { 'zh-cn': '开始日期', en: 'From', 'zh-tw': '開始日期' },
  to: { 'zh-cn': '结束日期', en: 'To', 'zh-tw': '結束日期' },
  shortcuts: { 'zh-cn': '常用范围', en: 'Shortcuts', 'zh-tw': '常用範圍' },
  dayHint: { 'zh-cn': '年-月-日', en: 'YYYY-MM-DD', 'zh-tw': '年-月-日' },
  monthHint: { 'zh-cn': '年-月', en: 'YYYY-MM', 'zh-tw': '年-月' },
})
