import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/permission/server', auth: ['admin-demo-permission'] }]
