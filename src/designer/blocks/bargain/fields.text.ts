import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  titleColour: { 'zh-cn': '标题颜色', en: 'Heading', 'zh-tw': '標題顏色' },
  ground: { 'zh-cn': '背景颜色', en: 'Background', 'zh-tw': '背景顏色' },
  gap: { 'zh-cn': '商品间距', en: 'Space between products', 'zh-tw': '商品間距' },
})
