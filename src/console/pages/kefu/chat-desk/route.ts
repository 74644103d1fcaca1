import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // agents have a session of their own; the guard leaves this path alone
  { path: '/kefu', auth: true },
]
