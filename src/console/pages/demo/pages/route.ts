import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/pages', auth: ['admin-demo-pages'] }]
