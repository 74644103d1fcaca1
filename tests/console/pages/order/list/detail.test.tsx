// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import info from '../../../../fixtures/recorded/adminapi_order_info_7.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import events from '../../../../fixtures/recorded/adminapi_order_status_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const page = 'admin-order-storeOrder-index'
const { orderInfo } = info.responseBody.data
const [line] = orderInfo.cartInfo

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/order/list', () => list.responseBody)
  backend.answers.set('GET /adminapi/order/info/7', () => ({
    ...info.responseBody,
    data: { ...info.responseBody.data, orderInfo: { ...orderInfo, coupon_id: 77, coupon_price: '5.00' } },
  }))
  backend.answers.set('GET /adminapi/order/status/7', () => events.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

/** Opens an order for somebody with these keys. */
async function open(kind: 'shop' | 'own', keys: string[]) {
  backend.kind = kind
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique: [page, ...keys] } }))
  history.replaceState(null, '', '/admin/order/list?at=detail-7')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('金额明细')
}
const links = () => [...show.root.querySelectorAll<HTMLAnchorElement>('a.console-detail-link')].map((link) => link.getAttribute('href'))

describe.each(['shop', 'own'] as const)('an order of a server of kind %s', (kind) => {
  it('leads to its buyer, its goods and its refunds, for who may open them', async () => {
    await open(kind, ['admin-user-user-index', 'product-edit', 'admin-order-refund', 'marketing-store_coupon_issue'])
    await vi.waitFor(() => expect(links()).toContain(`/admin/user/list?at=detail-${orderInfo.uid}`), patient)
    expect(links()).toContain(`/admin/product/add_product/${line!.productInfo.id}`)
    // a plain shop's order names what the buyer held, not the coupon
    expect(links().includes('/admin/marketing/store_coupon_issue/index?coupon_title=77')).toBe(kind === 'own')
  })

  it('says the same in plain text to who may not', async () => {
    await open(kind, [])
    await show.reads(`UID ${orderInfo.uid}`)
    await show.reads(line!.productInfo.store_name)
    expect(links()).toEqual([])
  })
})

it('shows where it goes in clear at our own server, each time by a call of its own, to who has the key', async () => {
  backend.answers.set('GET /adminapi/order/personal_data', () => ({
    status: 200,
    msg: 'success',
    data: [{ id: 7, real_name: '收货人', user_phone: '13800000004', user_address: '北京市 北京市 东城区 幸福路4号', phone: '' }],
  }))
  await open('own', ['admin-user-personal-data'])
  const look = () => [...show.root.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === '查看收货信息')
  await vi.waitFor(() => look()!.click(), patient)
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('13800000004'), patient)
  expect(backend.calls.filter((call) => call.includes('personal_data'))).toEqual(['GET /adminapi/order/personal_data?ids=7'])
})
