import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '导航组', en: 'Icon menu', 'zh-tw': '導航組' },
})
