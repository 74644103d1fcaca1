import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/permission/button', auth: ['admin-demo-permission'] }]
