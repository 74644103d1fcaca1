import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  {
    path: '/setting/systemBasicdata/printTemplates',
    side: 'factory',
    auth: ['setting-systemBasicdata'],
    under: '/setting/systemBasicdata',
  },
]
