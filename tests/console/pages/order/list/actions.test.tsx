// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import chart from '../../../../fixtures/recorded/adminapi_order_chart.json' with { type: 'json' }
import delivery from '../../../../fixtures/recorded/adminapi_order_distribution_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import remarked from '../../../../fixtures/recorded/adminapi_order_remark_id_PUT.json' with { type: 'json' }
import taken from '../../../../fixtures/recorded/adminapi_order_take_id_PUT.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const [toShip, , , shipped] = list.responseBody.data.data
const toVerify = { ...toShip!, id: 21, order_id: 'cp21', shipping_type: 2 }
const deleted = { ...toShip!, id: 22, order_id: 'cp22', is_del: 1 }
const withPoints = { ...shipped!, id: 23, order_id: 'cp23', use_integral: '30.00', back_integral: '10.00' }
const rows = [toShip!, shipped!, toVerify, deleted, withPoints]

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let bodies: unknown[]
const root = () => show.root
const answers = (call: string, reply: object) => backend.answers.set(call, (body) => (bodies.push(body), reply))
const done = (msg: string, data: unknown = []) => ({ status: 200, msg, data })
const lists = () => backend.calls.filter((call) => call.startsWith('GET /adminapi/order/list?page=1&limit=15')).length
const rowOf = (number: string) => [...root().querySelectorAll('tbody tr')].find((row) => row.textContent?.includes(number))!
const pressIn = (selector: string, word: string) =>
  vi.waitFor(() => [...root().querySelectorAll<HTMLElement>(selector)].findLast((one) => one.textContent === word)!.click(), patient)

const items = () => [...root().querySelectorAll<HTMLElement>('[role=menuitem]')]
const opened = (number: string) => [...rowOf(number).querySelectorAll<HTMLElement>('.console-row-actions button:not([aria-label=更多])')]

/** Opens or closes what stands behind "more" at a row. */
async function turn(number: string, isOpen: boolean) {
  rowOf(number).querySelector<HTMLElement>('[aria-label=更多]')?.click()
  await vi.waitFor(() => expect(items().length > 0).toBe(isOpen), patient)
}

/** What is offered at a row, those behind "more" too. */
async function offered(number: string): Promise<(string | null)[]> {
  await turn(number, true)
  const words = [...opened(number), ...items()].map((one) => one.textContent)
  await turn(number, false)
  return words
}

/** Presses an action of a row, wherever it is offered. */
async function act(number: string, word: string) {
  const button = opened(number).find((one) => one.textContent === word)
  if (button) return button.click()
  await turn(number, true)
  await pressIn('[role=menuitem]', word)
}
const confirm = (word = '确定') => pressIn('.ui-question button, dialog button', word)
const closed = () => vi.waitFor(() => expect(root().querySelector('dialog')).toBeNull(), patient)

beforeEach(async () => {
  setLocale('zh-cn')
  localStorage.clear()
  bodies = []
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/order/list', () => ({ ...list.responseBody, data: { data: rows, count: rows.length } }))
  backend.answers.set('GET /adminapi/order/chart', () => chart.responseBody)
  history.replaceState(null, '', '/admin/order/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  // the page is compiled first
  await vi.waitFor(() => expect(root().textContent).toContain('cp23'), { timeout: 45_000 })
}, 60_000)
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('chosen orders', () => {
  const choose = (...numbers: string[]) => {
    for (const number of numbers) rowOf(number).querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
  }

  it('are removed together after a question, by their ids alone', async () => {
    answers('POST /adminapi/order/dels', done('删除成功'))
    choose('cp22', 'cp23')
    await pressIn('.console-selection button', '批量删除')
    await vi.waitFor(() => expect(root().querySelector('.ui-question')?.textContent).toMatch(/2/), patient)
    expect(bodies).toEqual([])
    const before = lists()
    await confirm('批量删除')
    await show.reads('删除成功')
    expect(bodies).toEqual([{ ids: [22, 23], all: 0, where: {} }])
    await vi.waitFor(() => expect(lists()).toBeGreaterThan(before), patient)
  })

  it('stay where the shop keeps one of them, and it is said why', async () => {
    answers('POST /adminapi/order/dels', { status: 400, msg: '订单未删除，无法删除', data: [] })
    choose('cp22', toShip!.order_id)
    await pressIn('.console-selection button', '批量删除')
    await confirm('批量删除')
    await show.reads('订单未删除，无法删除')
    expect(bodies).toHaveLength(1)
    // and they are chosen still
    expect(root().querySelector('.console-selection')).not.toBeNull()
  })
})

describe('an order', () => {
  it('is marked as received once somebody has confirmed it, and the list is read again', async () => {
    answers(`PUT /adminapi/order/take/${shipped!.id}`, taken.responseBody)
    expect(await offered(toShip!.order_id)).not.toContain('已收货')
    await act(shipped!.order_id, '已收货')
    await show.reads('确定买家已收到货吗？')
    expect(bodies).toEqual([])
    const before = lists()
    await confirm()
    await show.reads(taken.responseBody.msg)
    expect(bodies).toHaveLength(1)
    await vi.waitFor(() => expect(lists()).toBeGreaterThan(before), patient)
  })

  it('for pick-up is verified by its number, without its code', async () => {
    answers('PUT /adminapi/order/write_update/cp21', done('核销成功'))
    expect(await offered(toShip!.order_id)).not.toContain('立即核销')
    await act('cp21', '立即核销')
    await show.reads('确定核销这个订单吗？')
    await confirm()
    await show.reads('核销成功')
    expect(bodies).toHaveLength(1)
  })

  it('that its buyer deleted is removed from the list for good; no other one is offered so', async () => {
    answers('DELETE /adminapi/order/del/22', done('删除成功'))
    expect(await offered(toShip!.order_id)).not.toContain('删除')
    await act('cp22', '删除')
    await confirm('删除')
    await show.reads('删除成功')
    expect(bodies).toHaveLength(1)
  })

  it('gets a note, an empty one refused where it is written', async () => {
    answers(`PUT /adminapi/order/remark/${toShip!.id}`, remarked.responseBody)
    await act(toShip!.order_id, '备注')
    const area = await show.appears<HTMLTextAreaElement>('dialog textarea')
    expect(area.value).toBe(toShip!.remark ?? '')
    await show.type('dialog textarea', '')
    await confirm()
    await vi.waitFor(() => expect(root().querySelector('dialog [role=alert]')?.textContent).toBeTruthy(), patient)
    expect(bodies).toEqual([])
    await show.type('dialog textarea', ' 易碎，轻放 ')
    await confirm()
    await show.reads(remarked.responseBody.msg)
    expect(bodies).toEqual([{ remark: '易碎，轻放' }])
    await closed()
  })

  it('under way says who brings it, and is changed by the form that the shop describes', async () => {
    backend.answers.set(`GET /adminapi/order/distribution/${shipped!.id}`, () => delivery.responseBody)
    answers(`PUT /adminapi/order/distribution/${shipped!.id}`, done('修改成功'))
    expect(await offered(toShip!.order_id)).not.toContain('配送信息')
    await act(shipped!.order_id, '配送信息')
    await vi.waitFor(
      () =>
        expect([...root().querySelectorAll('dialog input')].map((one) => (one as HTMLInputElement).value)).toEqual([
          shipped!.order_id,
          '骑手小王',
          '13900000001',
        ]),
      patient,
    )
    await show.type('dialog input[placeholder=请输入送货人电话]', '')
    await confirm()
    await show.reads('请输入送货人电话')
    expect(bodies).toEqual([])
    await show.type('dialog input[placeholder=请输入送货人电话]', '13900000009')
    await confirm()
    await show.reads('修改成功')
    expect(bodies).toEqual([expect.objectContaining({ delivery_name: '骑手小王', delivery_id: '13900000009' })])
  })

  it('that points were used for gets them back as far as they are left', async () => {
    const rule = (field: string, title: string, value: number, disabled: boolean) => ({
      ...{ type: 'inputNumber', field, title, value },
      props: { placeholder: title, min: 0, disabled },
    })
    const form = {
      rules: [rule('use_integral', '使用的积分', 30, true), rule('back_integral', '可退积分', 20, false)],
      ...{ title: '退积分', action: '/order/refund_integral/23', method: 'PUT', info: '', status: true },
    }
    backend.answers.set('GET /adminapi/order/refund_integral/23', () => done('success', form))
    answers('PUT /adminapi/order/refund_integral/23', done('退积分成功'))
    expect(await offered(toShip!.order_id)).not.toContain('退积分')
    await act('cp23', '退积分')
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('可退积分'), patient)
    await confirm()
    await show.reads('退积分成功')
    expect(bodies).toEqual([expect.objectContaining({ back_integral: 20 })])
  })

  it('stays as it was where the shop refuses, in its words', async () => {
    answers(`PUT /adminapi/order/take/${shipped!.id}`, { status: 400, msg: '不能重复收货', data: [] })
    await act(shipped!.order_id, '已收货')
    await confirm()
    await show.reads('不能重复收货')
    expect(rowOf(shipped!.order_id).textContent).toContain('骑手小王')
  })
})
