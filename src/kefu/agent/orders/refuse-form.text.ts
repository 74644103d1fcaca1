import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '拒绝退款', en: 'Refuse refund', 'zh-tw': '拒絕退款' },
  reason: { 'zh-cn': '不退款原因', en: 'Reason', 'zh-tw': '不退款原因' },
  missing: { 'zh-cn': '请输入不退款原因', en: 'Enter the reason', 'zh-tw': '請輸入不退款原因' },
})
