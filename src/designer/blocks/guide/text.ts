import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '辅助线', en: 'Divider', 'zh-tw': '輔助線' },
})
