import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  {
    path: '/product/products/:id?',
    side: 'factory',
    auth: ['admin-store-productList-index'],
    under: '/product/productList',
    hasRecords: true,
  },
]
