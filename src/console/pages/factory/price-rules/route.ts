import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/product/prices', side: 'factory', auth: ['admin-store-productList-price'], under: '/product/productList' },
]
