import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/setting/system_role/index', auth: ['setting-system-role'] }]
