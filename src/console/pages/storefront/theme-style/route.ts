import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/setting/theme_style', auth: ['admin-setting-theme_style'] }]
