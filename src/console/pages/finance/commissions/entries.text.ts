import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '佣金明细', en: 'Entries', 'zh-tw': '佣金明細' },
  number: { 'zh-cn': '佣金金额', en: 'Amount', 'zh-tw': '佣金金額' },
  time: { 'zh-cn': '获得时间', en: 'Time', 'zh-tw': '獲得時間' },
  mark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  dates: { 'zh-cn': '时间范围', en: 'Time', 'zh-tw': '時間範圍' },
  empty: { 'zh-cn': '没有佣金明细', en: 'No entries', 'zh-tw': '沒有佣金明細' },
})
