import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '轮播图', en: 'Carousel', 'zh-tw': '輪播圖' },
})
