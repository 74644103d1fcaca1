import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/marketing/live/live_room', auth: ['admin-marketing-live-live_room'], hasRecords: true }]
