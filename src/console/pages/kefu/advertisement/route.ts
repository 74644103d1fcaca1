import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/store_service/advertisement'
// a shop has it among other things on a page of its own, under this key
const key = 'setting-system-pc_data'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '客服页面广告', en: 'Advertisement', 'zh-tw': '客服頁面廣告' }, under: '/kefu', sort: 4 },
]
