import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/order'

export const routes: readonly Route[] = [{ path, auth: ['admin-statistic'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path: '/order', key: 'admin-order', icon: 's-order', sort: 120 },
    title: { 'zh-cn': '订单', en: 'Orders', 'zh-tw': '訂單' },
  },
  {
    ...{ type: 'menu', path, key: 'admin-statistic', under: '/order', sort: 100 },
    title: { 'zh-cn': '订单统计', en: 'Order statistics', 'zh-tw': '訂單統計' },
  },
]
