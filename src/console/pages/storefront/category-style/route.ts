import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/setting/pages/cate_page/1', auth: ['admin-setting-pages-cate'] },
  { path: '/setting/pages/devise/1', auth: ['admin-setting-pages-devise'], under: '/setting/pages/cate_page/1' },
]
