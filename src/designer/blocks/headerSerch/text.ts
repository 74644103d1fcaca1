import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '搜索框', en: 'Search box', 'zh-tw': '搜尋框' },
})
