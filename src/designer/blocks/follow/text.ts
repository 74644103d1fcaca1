import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '关注公众号', en: 'Follow account', 'zh-tw': '關注公眾號' },
})
