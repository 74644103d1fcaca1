import { describe, expect, it } from 'vitest'
import { expectNone, filesUnder, isCode, read } from './sources.ts'
import { silentSignal, violations } from './rooms.ts'

const sources = [...filesUnder('src'), ...filesUnder('elements')].filter(isCode)

describe('floors', () => {
  it('holds in the tree', () => {
    expectNone(sources.flatMap((path) => violations(path, read(path))))
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
    ['src/console/pages/shop/orders.page.tsx', `import { a } from './goods.page.tsx'`],
    ['src/server/modules/pages/service.ts', `import { list } from '../files/service.ts'`],
    ['src/kefu/x.ts', `import '../../../elements/crm-kefu.ts'`],
  ])('bites: %s %s', (path, text) => {
    expect(violations(path, text)).not.toEqual([])
  })

  it.each([
    ['src/designer/x.ts', `import { send } from '#src/http/request.ts'\nimport { z } from './z.ts'`],
    ['src/designer/blocks/news/index.ts', `import { frame } from '../shared/frame.ts'\nimport './schema.ts'`],
    ['src/console/pages/shop/orders.page.tsx', `import { $text } from './orders.text.ts'`],
    ['src/server/modules/pages/routes.ts', `import { readPage } from '#src/api/pages.ts'\nimport { serve } from '../../serve.ts'`],
  ])('lets through: %s', (path, text) => {
    expectNone(violations(path, text))
  })

  it('bites: a silent signal', () => {
    const reads = `import { point } from './drag.hot.ts'\nexport const Dot = () => <i>{point.value}</i>`
    expect(silentSignal('src/designer/dot.tsx', reads)).toHaveLength(1)
    expectNone(silentSignal('src/designer/dot.tsx', `${reads}\nuseSignals()`))
  })
})
