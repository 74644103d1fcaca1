import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/frame', auth: ['admin-demo-tools'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/demo/frame',
    key: 'admin-demo-tools',
    title: { 'zh-cn': '内嵌页面', en: 'Iframe view', 'zh-tw': '內嵌頁面' },
    under: '/demo',
    sort: 84,
  },
]
