import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const under = 'setting-systemBasicdata'

export const routes: readonly Route[] = [
  { path: '/setting/systemBasicdata/months', side: 'factory', auth: [under], under: '/setting/systemBasicdata' },
]

export const menu: readonly PageMenuEntry[] = [
  { type: 'button', key: 'period:override', title: { 'zh-cn': '反结账', en: 'Open months again', 'zh-tw': '反結帳' }, under },
]
