// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../../gate/stage.ts'
import chart from '../../../../../fixtures/recorded/adminapi_order_chart.json' with { type: 'json' }
import couriers from '../../../../../fixtures/recorded/adminapi_order_express_list.json' with { type: 'json' }
import list from '../../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const [courier] = couriers.responseBody.data
const [toShip, , , shipped] = list.responseBody.data.data
const orders = Array.from({ length: 200 }, (_, at) => ({ ...toShip!, id: 1000 + at, order_id: `cp7${String(at).padStart(17, '0')}` }))
const waybill = (at: number) => `YT${String(at).padStart(10, '0')}`

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: { id: number; number: string }[]
const button = (word: string | RegExp) =>
  [...show.root.querySelectorAll<HTMLElement>('button')].find((one) => new RegExp(word).test(one.textContent ?? ''))
const press = (word: string | RegExp) => vi.waitFor(() => button(word)!.click(), patient)

/** What the server answers: a page of what can be shipped, one order by its number; `fails` is refused. */
function answering(fails?: () => number | undefined) {
  backend.answers.set('GET /adminapi/order/list', () => {
    const query = new URLSearchParams(backend.calls.at(-1)!.split('?')[1])
    const limit = Number(query.get('limit'))
    const from = (Number(query.get('page')) - 1) * limit
    const number = query.get('real_name')
    const found = number ? [shipped!, ...orders].filter((one) => one.order_id === number) : orders
    return { status: 200, msg: 'success', data: { data: found.slice(from, from + limit), count: found.length } }
  })
  for (const { id } of orders)
    backend.answers.set(`PUT /adminapi/order/delivery/${id}`, (body) => {
      if (fails?.() === id) return { status: 400, msg: '订单状态已变化', data: [] }
      sent.push({ id, number: (body as { delivery_id: string }).delivery_id })
      return { status: 200, msg: '操作成功', data: [] }
    })
}

async function open() {
  history.replaceState(null, '', '/admin/order/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  // the page is compiled first
  await vi.waitFor(() => expect(show.root.textContent).toContain(orders[0]!.order_id), { timeout: 45_000 })
}

async function paste(lines: readonly string[]) {
  await press('^批量发货$')
  const area = await show.appears<HTMLTextAreaElement>('dialog textarea')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, lines.join('\n'))
  area.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await press('^检查$')
}

beforeEach(() => {
  setLocale('zh-cn')
  localStorage.clear()
  sent = []
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/order/chart', () => chart.responseBody)
  backend.answers.set('GET /adminapi/order/express_list', () => couriers.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('ships two hundred pasted waybills, each to its order and once, and sends again only what was refused', async () => {
  let refused: number | undefined = orders[120]!.id
  answering(() => refused)
  await open()
  await paste([
    ...orders.map((order, at) => `${order.order_id}\t${waybill(at)}\t${courier!.value}`),
    `${shipped!.order_id}\t${waybill(200)}`,
  ])
  await show.reads('200 单可发货，1 行有问题，不会发货')
  const lines = () => [...show.root.querySelectorAll('dialog tbody tr')].map((row) => row.textContent)
  expect(lines()).toHaveLength(201)
  show.root.querySelector<HTMLElement>('dialog [role=switch]')!.click()
  await vi.waitFor(() => expect(lines()).toEqual([expect.stringContaining('订单已发货')]), patient)
  await press('^发货 200 单$')
  await show.reads('已处理 200 / 200，失败 1')
  expect(sent).toHaveLength(199)
  // what was refused stands beside what was wrong before
  expect(lines()).toEqual([expect.stringContaining('订单状态已变化'), expect.stringContaining('订单已发货')])
  refused = undefined
  await press('^重试失败项$')
  await vi.waitFor(() => expect(sent).toHaveLength(200), patient)
  await vi.waitFor(() => expect(show.root.textContent).not.toContain('失败 1'), patient)
  // the list behind and the couriers are asked for when it is done, not after each order
  const listed = backend.calls.filter((call) => /order\/(?:list\?page=1&limit=15|express_list)/.test(call))
  expect(listed.length).toBeLessThan(10)
  expect(new Map(sent.map(({ id, number }) => [id, number]))).toEqual(new Map(orders.map(({ id }, at) => [id, waybill(at)])))
})
