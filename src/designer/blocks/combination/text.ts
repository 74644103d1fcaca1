import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '拼团', en: 'Group buying', 'zh-tw': '拼團' },
  showsPriceTag: { 'zh-cn': '是否显示拼团标签', en: 'Show “拼团价” tag', 'zh-tw': '是否顯示拼團標籤' },
  showsPeople: { 'zh-cn': '是否显示参团标签', en: 'Show group size', 'zh-tw': '是否顯示參團標籤' },
  tagColour: { 'zh-cn': '文字背景色', en: 'Tag background', 'zh-tw': '文字背景色' },
  none: {
    'zh-cn': '暂无进行中的拼团商品，商城不会显示此组件',
    en: 'No group buying is running; the shop hides this block',
    'zh-tw': '暫無進行中的拼團商品，商城不會顯示此元件',
  },
})
