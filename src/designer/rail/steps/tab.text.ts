import { columns } from '#src/text/columns.ts'

export const $text = columns({
  steps: { 'zh-cn': '操作记录', en: 'Steps', 'zh-tw': '操作記錄' },
})
