import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/marketingManagement/quotation', auth: ['admin-store-quotation-index'] }]
