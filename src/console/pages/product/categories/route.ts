import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/product/product_classify', auth: ['admin-store-storeCategory-index'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/product/product_classify',
    key: 'admin-store-storeCategory-index',
    title: { 'zh-cn': '商品分类', en: 'Product categories', 'zh-tw': '商品分類' },
    under: '/product',
    sort: 9,
  },
]
