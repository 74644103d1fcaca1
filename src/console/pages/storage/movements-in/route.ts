import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/storageManagement/storageDetails/in', side: 'factory', auth: ['admin-store-storageDetails-index'] },
]
