import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/setting/systemBasicdata', side: 'factory', auth: ['setting-systemBasicdata'], name: 'setting-systemBasicdata' },
]
