import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '取消寄件', en: 'Call off the courier', 'zh-tw': '取消寄件' },
  msg: { 'zh-cn': '备注', en: 'Note', 'zh-tw': '備註' },
  hint: { 'zh-cn': '取消寄件备注', en: 'Why it is called off', 'zh-tw': '取消寄件備註' },
  missing: { 'zh-cn': '请填写备注信息', en: 'Enter a note', 'zh-tw': '請填寫備註資訊' },
})
