import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '砍价', en: 'Bargain', 'zh-tw': '砍價' },
  titleColour: { 'zh-cn': '标题颜色', en: 'Heading', 'zh-tw': '標題顏色' },
  ground: { 'zh-cn': '背景颜色', en: 'Background', 'zh-tw': '背景顏色' },
  gap: { 'zh-cn': '商品间距', en: 'Space between products', 'zh-tw': '商品間距' },
  none: {
    'zh-cn': '暂无进行中的砍价商品，商城不会显示此组件',
    en: 'No bargain is running; the shop hides this block',
    'zh-tw': '暫無進行中的砍價商品，商城不會顯示此元件',
  },
})
