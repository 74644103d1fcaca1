import { columns } from '#src/text/columns.ts'

export const $text = columns({
  reason: { 'zh-cn': '原因', en: 'Reason', 'zh-tw': '原因' },
  reasonMissing: { 'zh-cn': '请填写原因', en: 'Say why', 'zh-tw': '請填寫原因' },
})
