import { expect, it } from 'vitest'
import { readShopSettings } from '#src/server/shop/settings.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { config_tab: { id: number; label: string }[]; rules: { field: string; value: unknown }[] }
}

async function call(who: SignedIn, method: 'GET' | 'POST', url: string, body?: object): Promise<Reply> {
  return (
    await held.app.inject({ method, url: `/adminapi/setting/config/${url}`, headers: who.headers, ...(body ? { payload: body } : {}) })
  ).json()
}
const fields = async (who: SignedIn, tab: number) =>
  (await call(who, 'GET', `edit_basics?tab_id=${tab}`)).data.rules.filter(({ field }) => field !== 'version')

it('offers what orders go by under the numbers of the shop’s menu, and keeps what is set', async () => {
  const who = await signedIn(held.app)
  const { config_tab: tabs } = (await call(who, 'GET', 'header_basics?type=2&pid=113')).data
  expect(tabs.map(({ id, label }) => [id, label])).toEqual([
    [115, '订单取消配置'],
    [116, '发货与收货配置'],
    [117, '自动评价配置'],
    [119, '到店自提配置'],
    [120, '警戒库存配置'],
  ])
  expect(await fields(who, 115)).toMatchObject([{ field: 'order_cancel_time', value: '0' }])
  expect(await fields(who, 119)).toMatchObject([{ field: 'store_self_mention', value: 1 }])
  // one entry without tabs of its own
  expect((await call(who, 'GET', 'header_basics?type=2&pid=11')).data.config_tab).toEqual([])
  expect((await fields(who, 11)).map(({ field }) => field)).toEqual(['integral_ratio', 'order_give_integral'])
  expect(await call(who, 'POST', 'save_basics', { order_cancel_time: '1.50', store_self_mention: 0 })).toMatchObject({ code: '100001' })
  expect(await call(who, 'POST', 'save_basics', { integral_ratio: 0.01 })).toMatchObject({ code: '100001' })
  expect(await readShopSettings(held.app.db)).toEqual({
    ...{
      cancelHours: '1.5',
      shipHours: '0',
      receiveDays: '0',
      reviewDays: '0',
      leastStock: '10',
      hasPickUp: false,
      pointWorth: '0.01',
      pointsPerYuan: '0',
    },
    ...{ hasCommission: false, commissionOne: '0', commissionTwo: '0', isSelfCommission: false },
  })
  const commissions = ['brokerage_func_status', 'is_self_brokerage', 'store_brokerage_ratio', 'store_brokerage_two']
  expect((await fields(who, 9)).map(({ field }) => field)).toEqual(commissions)
  expect(
    await call(who, 'POST', 'save_basics', { brokerage_func_status: 1, store_brokerage_ratio: '10', store_brokerage_two: '2.5' }),
  ).toMatchObject({ code: '100001' })
  expect(await readShopSettings(held.app.db)).toMatchObject({ hasCommission: true, commissionOne: '10', commissionTwo: '2.5' })
  expect(await fields(who, 115)).toMatchObject([{ value: '1.5' }])
  // the page opens the tab for nobody else: nothing reads it
  expect(await call(who, 'GET', 'edit_basics?tab_id=114')).toMatchObject({ status: 400, code: 'config_unknown' })
})

it.each([
  [{ order_cancel_time: 'x' }, 400061],
  [{ order_cancel_time: '721' }, 400061],
  [{ system_ship_time: '721' }, 400],
  [{ system_delivery_time: '-1' }, 400065],
  [{ system_comment_time: '366' }, 400],
  [{ integral_ratio: '0.001' }, 400054],
  [{ integral_ratio: '1001' }, 400056],
  [{ order_give_integral: '一' }, 400059],
  [{ order_give_integral: '-1' }, 400060],
  [{ store_brokerage_ratio: 'x' }, 400042],
  [{ store_brokerage_two: '101' }, 400047],
  [{ store_brokerage_two: '90.01' }, 400285],
])('is refused by the numbers of the contract: %j', async (body, status) => {
  const reply = await call(await signedIn(held.app), 'POST', 'save_basics', body)
  expect(reply.status).toBe(status)
  expect(Object.keys(reply.errors!)).toEqual(Object.keys(body))
})

it('is each entry’s own: its key reads and sets its tabs, and none of the others', async () => {
  const orders = await signedIn(held.app, ['setting-order-config'])
  const points = await signedIn(held.app, ['marketing-integral-system_config'])
  expect(await call(orders, 'GET', 'edit_basics?tab_id=116')).toMatchObject({ status: 200 })
  expect(await call(orders, 'POST', 'save_basics', { system_delivery_time: '7' })).toMatchObject({ status: 200 })
  expect(await call(points, 'POST', 'save_basics', { order_give_integral: '1' })).toMatchObject({ status: 200 })
  for (const [who, tab, body] of [
    [orders, 11, { integral_ratio: '1' }],
    [points, 115, { order_cancel_time: '1' }],
    [points, 1, { site_name: '别的店' }],
  ] as const) {
    expect(await call(who, 'GET', `edit_basics?tab_id=${tab}`)).toMatchObject({ status: 110000 })
    expect(await call(who, 'POST', 'save_basics', body)).toMatchObject({ status: 110000 })
  }
  // what goes with it is not set either
  expect(await call(orders, 'POST', 'save_basics', { system_delivery_time: '9', site_name: '别的店' })).toMatchObject({ status: 110000 })
  expect((await readShopSettings(held.app.db)).receiveDays).toBe('7')
})

it('sees what somebody else set in the same tab meanwhile', async () => {
  const who = await signedIn(held.app)
  const { rules } = (await call(who, 'GET', 'edit_basics?tab_id=116')).data
  const { value: version } = rules.find(({ field }) => field === 'version')!
  expect(await call(who, 'POST', 'save_basics', { system_delivery_time: '10', version })).toMatchObject({ status: 200 })
  const later = await call(who, 'POST', 'save_basics', { system_delivery_time: '12', version })
  expect(later).toMatchObject({ status: 409, data: { row: { system_delivery_time: '10' } } })
})
