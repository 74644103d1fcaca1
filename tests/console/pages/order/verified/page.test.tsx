// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import badge from '../../../../fixtures/recorded/adminapi_merchant_verify_badge.json' with { type: 'json' }
import referrer from '../../../../fixtures/recorded/adminapi_merchant_verify_spread_info_uid.json' with { type: 'json' }
import stores from '../../../../fixtures/recorded/adminapi_merchant_store_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const order = {
  ...{
    id: 1,
    order_id: 'wx9',
    uid: 6,
    nickname: '赵六',
    pay_price: '19.50',
    clerk_name: '沈师傅',
    store_name: '朝阳自提点',
    spread_uid: 3,
  },
  ...{ pay_type_name: '余额支付', status_name: { status_name: '<b>部分退款</b>' }, add_time: '2026-11-21 08:25:20' },
  _info: { a: { cart_info: { cart_num: 2, productInfo: { image: '', store_name: '洗发水', attrInfo: { suk: '默认', image: '' } } } } },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/merchant/verify_order', () => ({ status: 200, msg: 'success', data: { count: 1, data: [order] } }))
  backend.answers.set('GET /adminapi/merchant/verify_badge', () => badge.responseBody)
  backend.answers.set('GET /adminapi/merchant/store_list', () => stores.responseBody)
  backend.answers.set('GET /adminapi/merchant/verify/spread_info/3', () => referrer.responseBody)
  history.replaceState(null, '', '/admin/setting/merchant/system_verify_order/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(root().textContent).toContain('wx9'), patient)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows what was handed out in plain words, and who brought the customer', async () => {
  expect(root().textContent).toContain('洗发水 默认 × 2')
  expect(root().textContent).toContain('部分退款')
  expect(root().textContent).not.toContain('<b>')
  ;[...root().querySelectorAll('button')].find((button) => button.textContent === '推荐人信息')!.click()
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('13800000001'), patient)
})
