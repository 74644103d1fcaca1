import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/demo/nested/1-1-1', auth: ['admin-demo-nested'] },
  { path: '/demo/nested/1-2', auth: ['admin-demo-nested'] },
  { path: '/demo/nested/2', auth: ['admin-demo-nested'] },
]
