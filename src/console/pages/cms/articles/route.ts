import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/cms/article/index', auth: ['cms-article-index'], hasRecords: true }]
