import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/frame', auth: ['admin-demo-tools'] }]
