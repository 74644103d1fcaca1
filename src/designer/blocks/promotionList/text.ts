import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '促销列表', en: 'Promotions', 'zh-tw': '促銷列表' },
  none: { 'zh-cn': '首个版块的列表里暂无商品', en: 'The list of the first tab has no products', 'zh-tw': '首個版塊的列表裡暫無商品' },
})
