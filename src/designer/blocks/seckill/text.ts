import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '秒杀', en: 'Flash sale', 'zh-tw': '秒殺' },
})
