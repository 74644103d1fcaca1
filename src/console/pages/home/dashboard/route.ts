import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // the shop's own key for the home page is admin-home
  { path: '/index', auth: ['admin-index-index', 'admin-home'] },
]
