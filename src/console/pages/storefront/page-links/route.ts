import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/setting/pages/links', auth: ['admin-setting-pages-links'] }]
