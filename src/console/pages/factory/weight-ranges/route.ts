import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/setting/weightRange', side: 'factory', auth: ['setting-weightRange'], name: 'setting-weightRange' },
]
