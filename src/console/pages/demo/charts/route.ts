import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/demo/charts', auth: ['admin-demo-charts'] }]
