// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import basic from '../../../../fixtures/recorded/adminapi_marketing_point_get_basic.json' with { type: 'json' }
import channel from '../../../../fixtures/recorded/adminapi_marketing_point_get_channel.json' with { type: 'json' }
import trend from '../../../../fixtures/recorded/adminapi_marketing_point_get_trend.json' with { type: 'json' }
import uses from '../../../../fixtures/recorded/adminapi_marketing_point_get_type.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

let show: ReturnType<typeof stage>
afterEach(() => {
  show.end()
  sessionStorage.clear()
  vi.useRealTimers()
})

it('tells what a plain shop says of points, for the days that are chosen', async () => {
  setLocale('zh-cn')
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'))
  const backend = fakeBackend()
  backend.kind = 'shop'
  for (const [name, { responseBody }] of Object.entries({ get_basic: basic, get_channel: channel, get_trend: trend, get_type: uses }))
    backend.answers.set(`GET /adminapi/marketing/point/${name}`, () => responseBody)
  history.replaceState(null, '', '/admin/marketing/point_statistic?days=thisMonth')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  for (const text of ['201,785', '后台赠送99.1%', '订单赠送0.9%', '所选时间内没有数据']) await show.reads(text)
  const asked = backend.calls.find((one) => one.startsWith('GET /adminapi/marketing/point/get_trend'))!
  expect(new URLSearchParams(asked.split('?')[1]).get('time')).toBe('2026/11/01-2026/11/30')
})
