import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '标题', en: 'Title', 'zh-tw': '標題' },
})
