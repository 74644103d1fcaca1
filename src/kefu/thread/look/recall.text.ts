import { columns } from '#src/text/columns.ts'

export const $text = columns({
  recall: { 'zh-cn': '撤回', en: 'Take back', 'zh-tw': '收回' },
})
