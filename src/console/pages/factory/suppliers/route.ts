import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/customerManage/supplierList', side: 'factory', auth: ['admin-store-supplierList-index'], hasRecords: true },
]
