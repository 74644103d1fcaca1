import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/store_service/rules'
const key = 'setting-kefu-rules'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '接待设置', en: 'Reception', 'zh-tw': '接待設定' }, under: '/kefu', sort: 5 },
]
