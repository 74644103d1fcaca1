import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '辅助空白', en: 'Blank space', 'zh-tw': '輔助空白' },
})
