import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/system/file', auth: ['system-file'] }]
