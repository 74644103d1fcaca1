import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-storeProuduct-index'

export const routes: readonly Route[] = [{ path: '/product/product_list', auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/product/product_list',
    key,
    title: { 'zh-cn': '商品管理', en: 'Products', 'zh-tw': '商品管理' },
    under: '/product',
    sort: 10,
  },
  {
    ...{ type: 'button', key: 'product-import', under: key },
    title: { 'zh-cn': '商品导入', en: 'Import products', 'zh-tw': '商品匯入' },
  },
]
