// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { ordersStage } from './orders-stage.tsx'

let desk: ReturnType<typeof ordersStage>
beforeEach(() => {
  setLocale('zh-cn')
  desk = ordersStage()
})
afterEach(() => desk.end())

it('shows sums of everything that it finds, digit by digit', async () => {
  await desk.open()
  expect(desk.show().find('.console-totals')!.textContent).toBe('金额1,234,567.89')
})

it('says in place of sums that there is too much to be summed up', async () => {
  const data = { list: [{ id: 1, code: 'DD1', total: '1', state: 0 }], count: 5000, is_capped: true, summary: {}, tabs: [] }
  desk.backend.answers.set('GET /adminapi/orders', () => ({ status: 200, msg: '', data }))
  await desk.open('', 'admin', 'DD1')
  expect(desk.show().find('.console-list-foot')!.textContent).toMatch(/^数据过多，缩小范围后显示合计超过 5000 条/)
})
