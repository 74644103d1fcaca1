import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/marketing/store_coupon_issue/index', auth: ['marketing-store_coupon_issue'], hasRecords: true },
]
