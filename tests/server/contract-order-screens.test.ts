// @vitest-environment happy-dom
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { row, rows } from '#src/server/db.ts'
import { setLocale } from '#src/text/locale.ts'
import { freshBase, stage } from '../gate/stage.ts'
import { orderStage } from './modules/orders/stage.ts'

vi.mock('#src/door/door.ts', () => ({ door: async () => {} }))

const held = orderStage()
const patient = { timeout: 40_000, interval: 20 }
let show: ReturnType<typeof stage> | undefined
const root = () => show!.root

beforeAll(async () => {
  // the browser's calls go to the server's app, without a line between
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address)
    const headers = Object.fromEntries(new Headers(init.headers))
    const payload = init.body ? { payload: String(init.body) } : {}
    const reply = await held.app.inject({ method: (init.method ?? 'GET') as 'GET', url: url.pathname + url.search, headers, ...payload })
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type'] ?? '') } })
  })
  setLocale('zh-cn')
  localStorage.clear()
}, 120_000)
afterEach(() => {
  show?.end()
  sessionStorage.clear()
})

const press = (selector: string, word: string) =>
  vi.waitFor(() => [...root().querySelectorAll<HTMLElement>(selector)].findLast((one) => one.textContent === word)!.click(), patient)
const reads = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
async function open(query: string, seen: string) {
  history.replaceState(null, '', `/admin/order/list${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: held.who.token })
  await reads(seen)
}
const stateOf = async (id: number) =>
  await row<{ status: number; delivery_id: string; delivery_name: string }>(
    held.db,
    sql`select status, delivery_id, delivery_name from shop_orders where id = ${id}`,
  )

it('ships by a scanner at our own server, once somebody has said by whom', { timeout: 120_000 }, async () => {
  const [first, second] = [await held.bought(), await held.bought()]
  await open('?orderStatus=1', first.order_id)
  await press('button', '扫码发货')
  const field = await show!.appears<HTMLInputElement>('dialog .order-scan input')
  const scan = (code: string) => {
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, code)
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }))
  }
  scan(first.order_id)
  await reads(`${first.order_id} 可以发货，请扫描快递单号`)
  scan('YT9000000001')
  await reads('请选择快递公司')
  expect(await stateOf(first.id)).toMatchObject({ status: 0, delivery_id: '' })

  // the order waits for it, and is shipped by scanning its number once more
  // its list is loaded when somebody comes near
  const courier = () => root().querySelector<HTMLInputElement>('dialog [role=combobox]')!
  courier().dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }))
  await vi.waitFor(() => root().querySelector<HTMLElement>('[role=option]')!.click(), patient)
  await vi.waitFor(() => expect(courier().value).not.toBe(''), patient)
  const by = courier().value
  scan('YT9000000001')
  await reads(`${first.order_id} 已发货（YT9000000001），请扫描下一单`)
  expect(await stateOf(first.id)).toEqual({ status: 1, delivery_id: 'YT9000000001', delivery_name: by })

  scan(first.order_id)
  await reads(`${first.order_id}：订单已发货`)
  // what went out is counted still
  expect(root().querySelector('.order-scan-count')?.textContent).toBe('已发货 1 单')
  // somebody else ships the next one between its two scans
  scan(second.order_id)
  await reads(`${second.order_id} 可以发货`)
  await held.call('PUT', `order/delivery/${second.id}`, {
    ...{ type: 1, express_record_type: '1', delivery_name: '圆通速递', delivery_code: 'yuantong', delivery_id: 'YT9000000002' },
  })
  scan('YT9000000003')
  await vi.waitFor(() => expect(root().querySelector('.order-scan-count')?.textContent).toBe('已发货 1 单，未发货 1 单'), patient)
  expect(await stateOf(second.id)).toMatchObject({ delivery_id: 'YT9000000002' })
})

it('removes chosen orders whole or not at all', { timeout: 120_000 }, async () => {
  const orders = [await held.bought(), await held.bought()]
  const [gone, kept] = orders.map(({ id }) => id)
  const shown = async () =>
    (
      await rows<{ id: number }>(held.db, sql`select id from shop_orders where id in (${gone}, ${kept}) and is_system_del = 0 order by id`)
    ).map(({ id }) => id)
  const remove = async () => {
    await open('', orders[0]!.order_id)
    for (const { order_id: number } of orders)
      [...root().querySelectorAll('tbody tr')]
        .find((one) => one.textContent?.includes(number))!
        .querySelector<HTMLInputElement>('input[type=checkbox]')!
        .click()
    await press('.console-selection button', '批量删除')
    await press('.ui-question button', '批量删除')
  }
  await held.db.execute(sql`update shop_orders set is_del = 1 where id = ${gone}`)
  await remove()
  // one of them was not deleted by its buyer
  await reads('未删除')
  expect(await shown()).toEqual([gone, kept])
  show!.end()
  await held.db.execute(sql`update shop_orders set is_del = 1 where id = ${kept}`)
  await remove()
  await reads('删除成功')
  expect(await shown()).toEqual([])
})
