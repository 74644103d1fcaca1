import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品添加', en: 'Add a product', 'zh-tw': '商品新增' },
  edit: { 'zh-cn': '商品编辑', en: 'Edit product', 'zh-tw': '商品編輯' },
  list: { 'zh-cn': '商品管理', en: 'Products', 'zh-tw': '商品管理' },
})
