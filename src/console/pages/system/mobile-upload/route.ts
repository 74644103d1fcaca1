import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // without a session it stands alone, see open-page.tsx; the guard leaves this path alone
  { path: '/mobile_upload', auth: true, isBare: true },
]
