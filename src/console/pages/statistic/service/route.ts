import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/service'
const key = 'admin-statistic-service'

// a path with `kefu` in it is nobody's to guard (kefu contract)
export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '客服统计', en: 'Statistics', 'zh-tw': '客服統計' }, under: '/kefu', sort: 11 },
]
