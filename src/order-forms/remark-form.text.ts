import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '修改备注', en: 'Note', 'zh-tw': '修改備註' },
  remark: { 'zh-cn': '备注', en: 'Note', 'zh-tw': '備註' },
  missing: { 'zh-cn': '请输入备注信息', en: 'Enter a note', 'zh-tw': '請輸入備註資訊' },
})
