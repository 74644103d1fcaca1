// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { today } from '#src/lib/shop-time.ts'
import { setLocale } from '#src/text/locale.ts'
import flows from '../../../../fixtures/recorded/adminapi_statistic_flow_get_list.json' with { type: 'json' }
import bills from '../../../../fixtures/recorded/adminapi_statistic_flow_get_record.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const bill = { id: 1, title: '日账单', add_time: '2026-11-21', income_price: '10.00', exp_price: '0.00', entry_price: '10.00', ids: [4, 5] }
const flow = {
  ...{ id: 5, flow_id: 'ZJ5', order_id: 'wx5', uid: 7, nickname: '孙七', phone: '', price: '10.00', trading_type: '支付订单' },
  ...{ pay_type: 'weixin', pay_type_name: '微信支付', mark: '', add_time: '2026-11-21 08:00:00' },
}

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows the flows of a bill, which the shop names by their ids', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/statistic/flow/get_record', () => ({
    ...bills.responseBody,
    data: { list: [{ ...bill, id: 2, add_time: today() }, bill], count: 2 },
  }))
  const data = { ...flows.responseBody.data, list: [flow], count: 1 }
  backend.answers.set('GET /adminapi/statistic/flow/get_list', () => ({ ...flows.responseBody, data }))
  history.replaceState(null, '', '/admin/finance/billing_records/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('2026-11-21')
  expect(backend.calls).toContain('GET /adminapi/statistic/flow/get_record?page=1&limit=15&type=day')
  const rows = [...show.root.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows.map((text) => text.includes('未完'))).toEqual([true, false])
  ;[...show.root.querySelectorAll('button')].findLast((button) => button.textContent === '账单详情')!.click()
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('ZJ5'), patient)
  expect(backend.calls).toContain('GET /adminapi/statistic/flow/get_list?page=1&limit=10&ids=4%2C5')
  show.call('navigate', '/finance/billing_records/index?type=month')
  await vi.waitFor(() => expect(backend.calls).toContain('GET /adminapi/statistic/flow/get_record?page=1&limit=15&type=month'), patient)
})
