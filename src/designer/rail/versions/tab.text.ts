import { columns } from '#src/text/columns.ts'

export const $text = columns({
  versions: { 'zh-cn': '历史版本', en: 'Versions', 'zh-tw': '歷史版本' },
})
