import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/setting/systemStructure', side: 'factory', auth: ['setting-systemStructure'], name: 'setting-systemStructure' },
]
