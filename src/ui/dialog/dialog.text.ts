import { columns } from '#src/text/columns.ts'

export const $text = columns({
  maximise: { 'zh-cn': '最大化', en: 'Maximise', 'zh-tw': '最大化' },
  restore: { 'zh-cn': '还原', en: 'Restore', 'zh-tw': '還原' },
})
