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
const [first, second, third] = Array.from({ length: 3 }, (_, at) => ({ ...toShip!, id: 1000 + at, order_id: `cp70000000000000000${at}` }))

/** Pitches that the browser was asked to sound. */
let tones: number[]
class Speaker {
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator() {
    const frequency = { value: 0 }
    return { frequency, connect: (next: unknown) => next, start: () => void tones.push(frequency.value), stop() {} }
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next }
  }
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: { id: number; body: { delivery_id: string; delivery_code: string } }[]
const button = (word: RegExp) => [...show.root.querySelectorAll('button')].find((one) => word.test(one.textContent ?? ''))
const press = (word: RegExp) => vi.waitFor(() => button(word)!.click(), patient)
const field = () => show.find<HTMLInputElement>('dialog .order-scan input')!
const reads = (selector: string, text: string) => vi.waitFor(() => expect(show.find(selector)?.textContent).toContain(text), patient)
const hears = (text: string) => reads('dialog [role=status].order-scan-told', text)
const hearsRefused = (text: string) => reads('dialog [role=alert]', text)
const rows = () => [...show.root.querySelectorAll('dialog .order-scan > .ui-table-box tbody tr')].map((row) => row.textContent)

/** What a scanner does: signs and Enter, wherever the focus is. */
function scan(code: string) {
  const at = show.root.activeElement as HTMLInputElement
  expect(at).toBe(field())
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(at, code)
  at.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }))
}

beforeEach(async () => {
  setLocale('zh-cn')
  localStorage.clear()
  sent = []
  tones = []
  vi.stubGlobal('AudioContext', Speaker)
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/order/chart', () => chart.responseBody)
  backend.answers.set('GET /adminapi/order/express_list', () => couriers.responseBody)
  backend.answers.set('GET /adminapi/order/list', () => {
    const number = new URLSearchParams(backend.calls.at(-1)!.split('?')[1]).get('real_name')
    const found = [first!, second!, third!, shipped!].filter((one) => !number || one.order_id === number)
    return { status: 200, msg: 'success', data: { data: found, count: found.length } }
  })
  for (const { id } of [first!, second!, third!])
    backend.answers.set(`PUT /adminapi/order/delivery/${id}`, (body) => {
      if (id === second!.id && sent.every((one) => one.id !== first!.id || sent.length < 2))
        return { status: 400, msg: '订单状态已变化', data: [] }
      sent.push({ id, body: body as never })
      return { status: 200, msg: '操作成功', data: [] }
    })
  const base = freshBase()
  localStorage.setItem(`crm:courier ${base}`, courier!.code)
  history.replaceState(null, '', '/admin/order/list')
  show = stage(mount, { baseUrl: base, routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  // the page is compiled first
  await vi.waitFor(() => expect(show.root.textContent).toContain(first!.order_id), { timeout: 45_000 })
  await press(/^扫码发货$/)
  await show.appears('dialog .order-scan input')
  await vi.waitFor(() => expect(show.root.querySelector<HTMLInputElement>('dialog [role=combobox]')?.value).toBe(courier!.value), patient)
  field().focus()
}, 60_000)
afterEach(() => {
  show.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('shows the scanned order, ships it by the number scanned next, and takes the next one, by a scanner alone', async () => {
  scan(first!.order_id)
  await hears(`${first!.order_id} 可以发货，请扫描快递单号`)
  const current = show.find('dialog section')!.textContent
  const line = Object.values(first!._info)[0]!.cart_info
  for (const part of [first!.real_name, first!.user_phone, first!.user_address, line.productInfo.store_name])
    expect(current).toContain(part)
  expect(tones.splice(0)).toEqual([1175])
  scan('YT0000000001')
  await hears(`${first!.order_id} 已发货（YT0000000001），请扫描下一单`)
  expect(sent).toEqual([
    { id: first!.id, body: expect.objectContaining({ type: 1, delivery_id: 'YT0000000001', delivery_code: courier!.code }) },
  ])
  expect(show.find('dialog section')).toBeNull()
  // faster than the server answers: each waits for the one before
  scan(third!.order_id)
  scan('YT0000000003')
  await hears(`${third!.order_id} 已发货（YT0000000003）`)
  expect(sent.map(({ id }) => id)).toEqual([first!.id, third!.id])
  expect(rows()).toEqual([expect.stringMatching(/2.*YT0000000003.*已发货/), expect.stringMatching(/0.*YT0000000001.*已发货/)])
})

it('says why a scan is wrong with another sound, ships nothing by it, and goes on', async () => {
  scan('YT0000000009')
  await hearsRefused('YT0000000009：没有这个订单，请先扫描订单号，再扫描快递单号')
  scan(shipped!.order_id)
  await hearsRefused(`${shipped!.order_id}：订单已发货`)
  scan(first!.order_id)
  await hears('请扫描快递单号')
  expect(tones.splice(0)).toEqual([220, 220, 1175])
  scan(first!.order_id)
  await hearsRefused('这是订单号，请扫描快递单号')
  scan('Y1')
  await hearsRefused('Y1：快递单号格式不正确')
  scan('YT0000000001')
  await hears('已发货')
  scan(third!.order_id)
  await hears(`${third!.order_id} 可以发货`)
  scan('YT0000000001')
  await hearsRefused(`这个快递单号已用于 ${first!.order_id}`)
  expect(sent.map(({ id }) => id)).toEqual([first!.id])
  expect(tones.at(-1)).toBe(220)
})

it('keeps what was refused and what was passed over in the list, to be taken up again', async () => {
  scan(first!.order_id)
  await hears('请扫描快递单号')
  scan(second!.order_id)
  await hears(`${second!.order_id} 可以发货`)
  scan('YT0000000002')
  await hearsRefused(`${second!.order_id}：订单状态已变化`)
  expect(rows()).toEqual([expect.stringContaining(`订单状态已变化`), expect.stringContaining('没有扫描快递单号，未发货')])
  expect(show.find('.order-scan-count')!.textContent).toBe('已发货 0 单，未发货 2 单')
  // by hand, and by scanning it once more
  const again = [...show.root.querySelectorAll('dialog tbody button')].filter((one) => one.textContent === '重新处理')
  ;(again[1] as HTMLElement).click()
  await hears(`${first!.order_id} 可以发货`)
  scan('YT0000000001')
  await hears('已发货')
  scan(third!.order_id)
  scan('YT0000000003')
  await hears(`${third!.order_id} 已发货`)
  scan(second!.order_id)
  scan('YT0000000002')
  await hears(`${second!.order_id} 已发货（YT0000000002）`)
  expect(sent.map(({ id }) => id)).toEqual([first!.id, third!.id, second!.id])
  expect(show.find('.order-scan-count')!.textContent).toBe('已发货 3 单')
})
