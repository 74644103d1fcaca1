import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '图片魔方', en: 'Picture cube', 'zh-tw': '圖片魔方' },
})
