import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/permission/page', auth: ['admin-demo-permission'] }]
