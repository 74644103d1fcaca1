import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-notices-index'

export const routes: readonly Route[] = [{ path: '/notices', side: 'factory', auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path: '/notices', key, icon: 's-claim', sort: 62 },
    title: { 'zh-cn': '工厂提醒', en: 'Factory notices', 'zh-tw': '工廠提醒' },
  },
]
