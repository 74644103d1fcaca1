import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  {
    path: '/product/add_product/:id?',
    auth: ['product-add', 'product-edit'],
    under: '/product/product_list',
    name: 'product_productAdd',
  },
]
