import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  showsPriceTag: { 'zh-cn': '是否显示拼团标签', en: 'Show “拼团价” tag', 'zh-tw': '是否顯示拼團標籤' },
  showsPeople: { 'zh-cn': '是否显示参团标签', en: 'Show group size', 'zh-tw': '是否顯示參團標籤' },
  tagColour: { 'zh-cn': '文字背景色', en: 'Tag background', 'zh-tw': '文字背景色' },
})
