import type { Route } from '#src/console/route.ts'

const auth = ['setting-system-list']

export const routes: readonly Route[] = [
  // the address of the specification, and that of the shop's menu
  { path: '/setting/system_admin', auth, name: 'setting-system-list', under: '/setting/system_admin/index' },
  { path: '/setting/system_admin/index', auth, hasRecords: true },
]
