// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import none from '../../../../fixtures/recorded/adminapi_user_member_record.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import { savedBy } from '../../statistic/stage.ts'

const records = [
  {
    ...{ id: 2, uid: 7, order_id: 'hy2', member_type: '永久', vip_day: -1, pay_price: '899.00', pay_type: '微信' },
    ...{ pay_time: '2026-11-21 08:00:00', user: { nickname: '陈晓雨', phone: '138****0002' } },
  },
  // by a card: nothing was paid; an account that is closed has nobody
  {
    ...{ id: 1, uid: 6, order_id: 'hy1', member_type: '卡密', vip_day: 30, pay_price: '0.00', pay_type: '免费' },
    ...{ pay_time: 1795651200, user: null },
  },
]

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const rows = () =>
  [...show.root.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
const asked = () =>
  backend.calls.filter((call) => call.startsWith('GET /adminapi/user/member/record')).map((call) => new URLSearchParams(call.split('?')[1]))

async function open(kind: 'shop' | 'own', query = '') {
  backend.kind = kind
  history.replaceState(null, '', `/admin/user/grade/record${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0), { timeout: 45_000 })
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/user/member/record', () => ({ ...none.responseBody, data: { list: records, count: 2 } }))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it.each(['shop', 'own'] as const)('tells at a server of kind %s who became a member, for how long and for how much', async (kind) => {
  await open(kind)
  await show.reads('hy2')
  const [first, second] = rows()
  for (const text of ['hy2', '陈晓雨', '138****0002', '永久', '899.00', '微信']) expect(first!.join('|')).toContain(text)
  for (const text of ['hy1', '卡密', '30', '0.00', '免费', '—']) expect(second!.join('|')).toContain(text)
  // seconds and text are the same clock
  expect(second!.join('|')).toContain('2026-11-26')
})

it('carries what it is narrowed by under the names of the shop', async () => {
  await open('shop', '?member_type=card&pay_type=free&name=陈&add_time=2026-11-01_2026-11-30')
  expect(Object.fromEntries(asked()[0]!)).toEqual({
    ...{ page: '1', limit: '15', member_type: 'card', pay_type: 'free', name: '陈', add_time: '2026/11/01-2026/11/30' },
  })
})

it('says that there is nobody yet', async () => {
  backend.answers.set('GET /adminapi/user/member/record', () => none.responseBody)
  await open('shop')
  await show.reads('没有会员记录')
})

it('saves what it shows', async () => {
  await open('shop')
  await show.reads('hy2')
  const { lines } = await savedBy(() => show.root)
  expect(lines[1]).toBe('hy2,陈晓雨,138****0002,永久,-1,899.00,微信,2026-11-21 08:00:00')
  expect(lines[2]).toMatch(/^hy1,,,卡密,30,0\.00,免费,/)
})
