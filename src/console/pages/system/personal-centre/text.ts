import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '个人中心', en: 'Personal centre', 'zh-tw': '個人中心' },
})
