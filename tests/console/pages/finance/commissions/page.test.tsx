// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import list from '../../../../fixtures/recorded/adminapi_finance_finance_commission_list.json' with { type: 'json' }
import entries from '../../../../fixtures/recorded/adminapi_finance_finance_extract_list_id.json' with { type: 'json' }
import user from '../../../../fixtures/recorded/adminapi_finance_finance_user_info_id.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const entry = { id: 1, uid: 7, pm: 0, number: '5.00', title: '佣金提现', mark: '佣金提现', add_time: '', _add_time: '2026-11-21 08:00:00' }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('lists users by name, and one with whom they came through and the entries', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/finance/finance/commission_list', () => list.responseBody)
  backend.answers.set('GET /adminapi/finance/finance/user_info/7', () => user.responseBody)
  // the shop calls these rows `data`
  const data = { data: [entry], count: 1 }
  backend.answers.set('GET /adminapi/finance/finance/extract_list/7', () => ({ ...entries.responseBody, data }))
  history.replaceState(null, '', '/admin/finance/finance/commission?sort=sum_number&order=desc')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('孙七')
  expect(show.root.textContent).not.toContain('孙七|')
  expect(backend.calls).toContain('GET /adminapi/finance/finance/commission_list?page=1&limit=15&sum_number=desc')
  show.call('navigate', '/finance/finance/commission?at=detail-7')
  await show.reads('2022-01-19 14:31:07')
  await show.reads('-5.00')
})
