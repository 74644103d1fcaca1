import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/kefu'
const key = 'admin-statistic-kefu'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '客服统计', en: 'Statistics', 'zh-tw': '客服統計' }, under: '/kefu', sort: 11 },
]
