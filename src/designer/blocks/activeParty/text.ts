import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '活动魔方', en: 'Promotion tiles', 'zh-tw': '活動魔方' },
})
