import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // from the menu of the person, in no other one
  { path: '/system/user', auth: true },
]
