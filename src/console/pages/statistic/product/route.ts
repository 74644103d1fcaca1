import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/product'

export const routes: readonly Route[] = [{ path, auth: ['admin-statistic'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key: 'admin-statistic', under: '/product', sort: 100 },
    title: { 'zh-cn': '商品统计', en: 'Product statistics', 'zh-tw': '商品統計' },
  },
]
