import { describe, expect, it } from 'vitest'
import { expectNone, filesUnder, isCode, read } from './sources.ts'
import { heavyRoute, silentSignal, violations } from './rooms.ts'

const sources = [...filesUnder('src'), ...filesUnder('elements')].filter(isCode)

describe('floors', () => {
  it('holds in the tree', () => {
    expectNone(sources.flatMap((path) => violations(path, read(path))))
  })

  it('keep the route of a page free of everything but types', () => {
    expectNone(sources.flatMap((path) => heavyRoute(path, read(path))))
    const route = 'src/console/pages/shop/orders/route.ts'
    expectNone(heavyRoute(route, `import type { Route } from '#src/console/route.ts'`))
    expect(heavyRoute(route, `import { x } from './text.ts'\nimport type { Route } from '#src/console/route.ts'`)).toHaveLength(1)
  })

  it('shows a signal only to components that subscribe', () => {
    expectNone(sources.flatMap((path) => silentSignal(path, read(path))))
  })

  it.each([
    ['src/designer/x.ts', `import { y } from '#src/media/y.ts'`],
    ['src/ui/x.tsx', `import { $session } from '#src/stores/session.ts'`],
    ['src/ui/x.tsx', `import { send } from '#src/http/request.ts'`],
    ['src/lib/x.ts', `import { $locale } from '../text/locale.ts'`],
    ['src/server/x.ts', `import { $session } from '../stores/session.ts'`],
    ['src/stores/x.ts', `const app = await import('#src/server/app.ts')`],
    ['elements/crm-x.ts', `import { buildApp } from '#src/server/app.ts'`],
    ['src/designer/blocks/news/index.ts', `import { fresh } from '../titles/schema.ts'`],
    ['src/console/pages/shop/orders/page.tsx', `import { a } from '../goods/page.tsx'`],
    ['src/console/pages/shop/orders/cards/card.tsx', `import { $text } from '#src/console/pages/shop/goods/text.ts'`],
    ['src/server/menus.ts', `const found = import.meta.glob<Page>('../console/pages/**/route.ts', { eager: true })`],
    ['src/server/opening/page-menus.ts', `const found = import.meta.glob('../../console/pages/**/page.tsx')`],
    ['src/server/modules/pages/service.ts', `import { list } from '../files/service.ts'`],
    ['src/server/modules/pages/service.ts', `import { buildApp } from '../../app.ts'`],
    ['src/server/serve.ts', `import type { Table } from './tables/table.ts'`],
    ['src/server/tables/select.ts', `import { read } from '../modules/pages/service.ts'`],
    ['src/server/access/rank.ts', `import { enqueue } from '../jobs/queue.ts'`],
    ['src/kefu/x.ts', `import '../../../elements/crm-kefu.ts'`],
  ])('bites: %s %s', (path, text) => {
    expect(violations(path, text)).not.toEqual([])
  })

  it.each([
    ['src/designer/x.ts', `import { send } from '#src/http/request.ts'\nimport { z } from './z.ts'`],
    ['src/designer/blocks/news/index.ts', `import { frame } from '../shared/frame.ts'\nimport './schema.ts'`],
    ['src/console/pages/shop/orders/page.tsx', `import { $text } from './text.ts'\nimport { a } from '#src/console/parts/shop/a.ts'`],
    ['src/console/pages/shop/orders/cards/card.tsx', `import { $text } from '../text.ts'`],
    ['src/server/opening/page-menus.ts', `const found = import.meta.glob('../../console/pages/**/route.ts', { eager: true })`],
    ['src/server/modules/pages/routes.ts', `import { readPage } from '#src/api/pages.ts'\nimport { serve } from '../../serve.ts'`],
    ['src/server/app.ts', `import { modules } from './modules/index.ts'`],
    ['src/server/tables/select.ts', `import { row } from '../db.ts'`],
  ])('lets through: %s', (path, text) => {
    expectNone(violations(path, text))
  })

  it('bites: a silent signal', () => {
    const reads = `import { point } from './drag.hot.ts'\nexport const Dot = () => <i>{point.value}</i>`
    expect(silentSignal('src/designer/dot.tsx', reads)).toHaveLength(1)
    expectNone(silentSignal('src/designer/dot.tsx', `${reads}\nuseSignals()`))
  })
})
