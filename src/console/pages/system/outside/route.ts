import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // an entry of the menu that leads to a site outside
  { path: '/link/:id', auth: true },
]
