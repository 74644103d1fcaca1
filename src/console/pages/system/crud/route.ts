import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  // a row's own address shows its details
  { path: '/crud/:table_name/:id?', auth: true, name: 'crud_crud' },
]
