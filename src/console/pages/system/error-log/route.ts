import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // in no menu: whoever is asked to help names it
  { path: '/error_logger_page', auth: true },
]
