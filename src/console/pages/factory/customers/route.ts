import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/customerManage/customerlist', side: 'factory', auth: ['admin-store-customerlist-index'], hasRecords: true },
]
