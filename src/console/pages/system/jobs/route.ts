import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // everybody's own; a notice leads there, and the menu of the person
  { path: '/setting/jobs', auth: true },
]
