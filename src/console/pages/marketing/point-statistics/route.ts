import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/marketing/point_statistic'
const key = 'marketing-point_statistic-index'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/marketing', sort: 20 },
    title: { 'zh-cn': '积分统计', en: 'Point statistics', 'zh-tw': '積分統計' },
  },
]
