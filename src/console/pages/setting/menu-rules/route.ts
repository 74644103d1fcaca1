import type { Route } from '#src/console/route.ts'

const auth = ['setting-system-menus']

export const routes: readonly Route[] = [
  // the address of the specification, and that of the shop's menu
  { path: '/setting/system_menus', auth, name: 'setting-system-menus', under: '/setting/system_menus/index' },
  { path: '/setting/system_menus/index', auth },
]
