// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { waitingSince } from '#src/console/pages/order/refund/waiting.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import info from '../../../../fixtures/recorded/adminapi_refund_info_uni.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_refund_list.json' with { type: 'json' }
import form from '../../../../fixtures/recorded/adminapi_refund_refund_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (msg: string) => ({ status: 200, msg, data: [] })
const [paid, applied] = list.responseBody.data.list

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const press = (word: string, among = 'button') =>
  vi.waitFor(() => [...root().querySelectorAll<HTMLElement>(among)].find((one) => one.textContent === word)!.click(), patient)
const rowOf = (number: string) => [...root().querySelectorAll('tbody tr')].find((row) => row.textContent?.includes(number))!

async function open(kind: 'shop' | 'own', query = '', account = 'admin') {
  backend.kind = kind
  history.replaceState(null, '', `/admin/order/refund${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf(account) })
  await show.reads('篮球')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/refund/list', () => list.responseBody)
  backend.answers.set(`GET /adminapi/refund/info/${applied!.order_id}`, () => info.responseBody)
  backend.answers.set('GET /adminapi/refund/refund/1', () => form.responseBody)
})
afterEach(() => {
  show?.end()
  sessionStorage.clear()
})

describe.each(['shop', 'own'] as const)('refunds of a server of kind %s', (kind) => {
  it('tell their states, how long they wait, and offer what their state allows', async () => {
    await open(kind)
    expect(rowOf(applied!.order_id).textContent).toContain('仅退款')
    expect(rowOf(applied!.order_id).textContent).toMatch(/\d+ (天|小时)/)
    expect(rowOf(applied!.order_id).textContent).toContain('立即退款')
    expect(rowOf(paid!.order_id).textContent).not.toContain('立即退款')
    expect(rowOf(paid!.order_id).textContent).not.toContain('不退款')
    await show.reads('仅退款1')
    await show.reads('已退款1')
    expect(backend.calls.filter((call) => call.startsWith('GET /adminapi/refund/list'))).toHaveLength(2)
  })

  it('are paid back by the form of the server', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/refund/refund/1', (sent) => ((body = sent), done('退款成功')))
    await open(kind)
    await press('立即退款')
    await show.reads('退款金额')
    await press('确定', 'dialog button')
    await show.reads('退款成功')
    expect(body).toMatchObject({ refund_price: 1100.9 })
  })

  it('tell everything at an address', async () => {
    await open(kind, `?at=detail-${applied!.order_id}`)
    for (const word of ['拍错了', '收货人4', 'cp646989009137958912']) await show.reads(word)
  })

  it('are deleted together with the order that the buyer deleted', async () => {
    const gone = { ...paid!, is_del: 1 }
    const data = { ...list.responseBody.data, list: [gone, applied!] }
    backend.answers.set('GET /adminapi/refund/list', () => ({ ...list.responseBody, data }))
    backend.answers.set(`DELETE /adminapi/order/del/${gone.store_order_id}`, () => done('删除成功'))
    await open(kind)
    expect(rowOf(applied!.order_id).textContent).not.toContain('删除')
    const actions = [...rowOf(gone.order_id).querySelectorAll('button')]
    const own = actions.find(({ textContent }) => textContent === '删除')
    if (own) own.click()
    else {
      rowOf(gone.order_id).querySelector<HTMLElement>('.ui-icon-button')!.click()
      await press('删除', '[role=menuitem]')
    }
    await show.reads('原订单也会一起删除，确定删除吗？')
    await press('删除', 'dialog button')
    await show.reads('删除成功')
    expect(backend.calls).toContain(`DELETE /adminapi/order/del/${gone.store_order_id}`)
  })

  it('are judged together: what is paid back is shown before, and what cannot be is left', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/refund/refund/1', (sent) => ((body = sent), done('退款成功')))
    await open(kind)
    root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await press('批量审核')
    await show.reads('将立即退款 1 笔，合计 ¥1,100.90')
    await show.reads('当前状态不能这样处理')
    await press('提交 1 笔', 'dialog button')
    await show.reads('退款成功')
    expect(body).toEqual({ refund_price: '1100.90', type: 1 })
  })
})

/** As many refunds that wait, the first by the number 1. */
const waiting = (count: number, type = 1) =>
  backend.answers.set('GET /adminapi/refund/list', () => ({
    ...list.responseBody,
    data: {
      ...list.responseBody.data,
      list: Array.from({ length: count }, (_, at) => ({ ...applied!, id: at + 1, order_id: `R${at + 1}`, refund_type: type })),
    },
  }))
const judged = async (verdict: string) => {
  root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
  await press('批量审核')
  await vi.waitFor(() => {
    const label = [...root().querySelectorAll('dialog label')].find(({ textContent }) => textContent?.startsWith(verdict))
    label!.querySelector('input')!.click()
  }, patient)
}

it('are refused together for one reason, which has to be given', async () => {
  const sent: unknown[] = []
  for (const id of [1, 2])
    backend.answers.set(`PUT /adminapi/refund/no_refund/${id}`, (body) => (sent.push([id, body]), done('拒绝退款成功')))
  waiting(2)
  await open('shop')
  await judged('不退款')
  const field = await show.appears<HTMLTextAreaElement>('dialog textarea')
  await press('提交 2 笔', 'dialog button')
  await show.reads('请填写不退款原因')
  expect(sent).toEqual([])
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, ' 已经发货 ')
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await press('提交 2 笔', 'dialog button')
  await show.reads('已处理 2 / 2')
  expect(sent).toEqual([1, 2].map((id) => [id, { refund_reason: '已经发货' }]))
})

it('are let be sent back together, where the goods come back first', async () => {
  for (const id of [1, 2]) backend.answers.set(`GET /adminapi/refund/agree/${id}`, () => done('操作成功'))
  waiting(2, 2)
  await open('shop')
  await judged('同意')
  await press('提交 2 笔', 'dialog button')
  await show.reads('已处理 2 / 2')
  expect(backend.calls.filter((call) => call.includes('/refund/agree/'))).toHaveLength(2)
  // nothing is paid back before the goods are there
  expect(backend.calls.some((call) => call.startsWith('PUT'))).toBe(false)
})

it('stop after the one that is being sent, and the rest can be sent later', async () => {
  const sent: number[] = []
  for (const id of [1, 2, 3]) backend.answers.set(`PUT /adminapi/refund/refund/${id}`, () => (sent.push(id), done('退款成功')))
  waiting(3)
  await open('shop')
  const answer = globalThis.fetch
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') await held
    return answer(address, init)
  })
  await judged('同意')
  await press('提交 3 笔', 'dialog button')
  await press('停止', 'dialog button')
  release()
  await show.reads('已处理 1 / 3')
  await press('提交 2 笔', 'dialog button')
  await show.reads('已处理 3 / 3')
  expect(sent).toEqual([1, 2, 3])
})

it.each([
  [['refund-yes', 'refund-no'], 2],
  [['refund-yes'], 1],
])('are refused together by who may refuse them one by one: %s', async (keys, verdicts) => {
  const data = { menus: [], unique: ['admin-order-refund', ...keys] }
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data }))
  await open('own', '', 'editor')
  root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
  await press('批量审核')
  await show.reads('将立即退款 1 笔')
  expect(root().querySelectorAll('dialog input[type=radio]')).toHaveLength(verdicts)
})

it('counts days and hours of the shop’s own clock', () => {
  const now = Date.parse('2026-11-24T03:30:00Z')
  expect(waitingSince('2026-11-21 08:30:00', now)).toEqual({ days: 3, hours: 3, minutes: 0 })
  expect(waitingSince('', now)).toBeUndefined()
})
