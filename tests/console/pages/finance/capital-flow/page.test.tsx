// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import flows from '../../../../fixtures/recorded/adminapi_statistic_flow_get_list.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const flow = {
  ...{ id: 5, flow_id: 'ZJ5', order_id: 'wx5', uid: 7, nickname: '孙七', phone: '', price: '-10.00', trading_type: '订单退款' },
  ...{ pay_type: 'weixin', pay_type_name: '微信支付', mark: '', add_time: '2026-11-21 08:00:00' },
}

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const open = async (more: object, data: object = {}) => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  const whole = { ...flows.responseBody.data, ...data, list: [{ ...flow, ...more }], count: 1 }
  backend.answers.set('GET /adminapi/statistic/flow/get_list', () => ({ ...flows.responseBody, data: whole }))
  history.replaceState(null, '', '/admin/finance/capital_flow/index?trading_type=2')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('ZJ5')
  return backend
}

it('shows what a plain shop says, without a running total', async () => {
  const backend = await open({})
  expect(backend.calls).toContain('GET /adminapi/statistic/flow/get_list?page=1&limit=20&trading_type=2')
  expect(show.root.textContent).not.toContain('累计')
  backend.answers.set('POST /adminapi/statistic/flow/set_mark/5', () => ({ status: 200, msg: '备注成功', code: '100024' }))
  ;[...show.root.querySelectorAll('button')].find((button) => button.textContent === '备注')!.click()
  await vi.waitFor(() => expect(show.root.querySelector('dialog textarea')).not.toBeNull(), patient)
  ;[...show.root.querySelectorAll('button')].findLast((button) => button.textContent === '确定')!.click()
  await show.reads('备注成功')
})

it('shows sums and the running total where the server has them', async () => {
  await open({ running: '90.00' }, { summary: { income: '100.00', payout: '-10.00', net: '90.00' } })
  expect(show.root.textContent).toContain('累计 90.00')
  expect(show.root.textContent).toContain('支出-10.00')
})
