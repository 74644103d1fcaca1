import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/setting/pages/user_page/2', auth: ['admin-setting-pages-user'] },
  { path: '/setting/pages/devise/2', auth: ['admin-setting-pages-devise'], under: '/setting/pages/user_page/2' },
]
