import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/system/maintain/system_log/index', auth: ['system-maintain-system-log'] }]
