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
