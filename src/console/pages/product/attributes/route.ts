import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/product/product_attr', auth: ['product-product-attr'], hasRecords: true }]

const button = (key: string, title: PageMenuEntry['title']): PageMenuEntry => ({
  ...{ type: 'button', key, title, under: 'product-product-attr' },
})

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/product/product_attr',
    key: 'product-product-attr',
    title: { 'zh-cn': '商品规格', en: 'Attribute templates', 'zh-tw': '商品規格' },
    under: '/product',
    sort: 8,
  },
  button('product-rule-add', { 'zh-cn': '添加规格', en: 'Add', 'zh-tw': '新增規格' }),
  button('product-rule-edit', { 'zh-cn': '编辑规格', en: 'Edit', 'zh-tw': '編輯規格' }),
  button('product-rule-delete', { 'zh-cn': '删除规格', en: 'Delete', 'zh-tw': '刪除規格' }),
]
