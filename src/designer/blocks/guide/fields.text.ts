import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  lineColour: { 'zh-cn': '线条颜色', en: 'Line colour', 'zh-tw': '線條顏色' },
  line: { 'zh-cn': '线条样式', en: 'Line', 'zh-tw': '線條樣式' },
  dashed: { 'zh-cn': '虚线', en: 'Dashed', 'zh-tw': '虛線' },
  solid: { 'zh-cn': '实线', en: 'Solid', 'zh-tw': '實線' },
  dotted: { 'zh-cn': '点状线', en: 'Dotted', 'zh-tw': '點狀線' },
  height: { 'zh-cn': '组件高度', en: 'Height', 'zh-tw': '元件高度' },
  inset: { 'zh-cn': '左右边距', en: 'Side margin', 'zh-tw': '左右邊距' },
})
