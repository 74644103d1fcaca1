import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '商品分类', en: 'Category bar', 'zh-tw': '商品分類' },
})
