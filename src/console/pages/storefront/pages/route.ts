import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/setting/pages/devise/0', auth: ['admin-setting-pages-devise'] }]
