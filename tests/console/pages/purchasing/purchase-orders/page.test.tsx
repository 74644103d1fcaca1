// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const line = {
  ...{ id: '71', sku_id: '5', sku_name: '丁腈橡胶板 3*1000*10000', qty: '50', price: '860', price_unit: 'unit', tax_rate: '13' },
  ...{ counted_by: 'pieces', area_each: '10', weight_each: '45', taken: '0' },
}
const order = {
  ...{ id: '7', version: 3, updated_by: '采购', updated_at: '', sn: 'CG20261121-0007', status: 2, party_id: '4', party_name: '宁波化工' },
  ...{ biz_date: '2026-11-21', tax_mode: 'incl', gross: '43000', lines: [line], allow: ['change', 'close', 'void'] },
}
const whole = {
  header: { id: 7, sn: order.sn, status: 2 },
  lines: [
    { line_id: 71, no: 1, name: '丁腈橡胶板', spec: '3*1000*10000', qty: '50', done_qty: '20', open_qty: '30', closed: false },
    { line_id: 72, no: 2, name: '炭黑 N330', spec: '', qty: '10', done_qty: '0', open_qty: '10', closed: true, close_reason: '停产' },
    { line_id: 73, no: 3, name: '环烷油', spec: '', qty: '5', done_qty: '0', open_qty: '5', closed: false },
  ],
  links: { up: [], down: [{ type: 'IN', id: 12, sn: 'RK20261122-0003', status: 2 }], mirror: [], mirrored: [] },
  paid: [],
  events: [
    { what: 'add', who: '采购小李', note: '', at: '2026-11-21 09:00:00', diff: null },
    { what: 'approve', who: '老板', note: '', at: '2026-11-21 10:00:00', diff: null },
    { what: 'close-lines', who: '采购小李', note: '停产', at: '2026-11-22 08:30:00', diff: { lines: [72] } },
    { what: 'contract', who: '采购小李', note: 'docx seal', at: '2026-11-22 09:00:00', diff: { clauses: [] } },
  ],
  ...{ allow: order.allow, next: ['IN'] },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: { path: string; body: unknown }[]
const ok = (data: unknown, msg = '成功') => ({ status: 200, msg, data })
const answer = (path: string, reply: unknown) =>
  backend.answers.set(`POST /api${path}`, (body) => {
    sent.push({ path, body })
    return reply
  })

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  backend.answers.set('POST /api/doc/purchase-order/read', () => ok(order))
  backend.answers.set('POST /api/order/detail', () => ok(whole))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open(path: string, text: string) {
  history.replaceState(null, '', `/admin/purchasingManagement/materialPurchase${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads(text)
}
const seen = (text: string) => vi.waitFor(() => expect(show.root.textContent).toContain(text), patient)
const dialog = () => show.root.querySelector('dialog')!
const pressIn = (within: Element, name: string) =>
  [...within.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find((one) => one.textContent === name)!.click()
async function pressAct(name: string) {
  const more = [...show.root.querySelectorAll<HTMLElement>('.console-part-head button')].find(
    (one) => one.getAttribute('aria-label') === '更多',
  )
  more?.click()
  await vi.waitFor(() => pressIn(show.root as unknown as Element, name), patient)
}
function write(area: HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

it('says who did what with an order and why, and leads to what came of it', async () => {
  await open('/7', order.sn)
  await seen('2026-11-21 10:00:00 老板 审批通过')
  await seen('2026-11-22 08:30:00 采购小李 明细结案 · 原因：停产')
  await seen('第 2 行 炭黑 N330')
  // in words, and its format is no reason
  await seen('2026-11-22 09:00:00 采购小李 导出合同 · Word · 加盖印章')
  const link = [...show.root.querySelectorAll<HTMLAnchorElement>('.paper-links a')].find((one) =>
    one.textContent!.includes('RK20261122-0003'),
  )!
  expect(new URL(link.href).pathname).toBe('/admin/storageManagement/godownEntry/12')
})

it('says what will be known of a line as long as none has goods', async () => {
  await open('/new', '添加原料采购')
  await seen('选中一行产品，这里显示库存、在途和历史价格')
})

it('closes chosen lines that are open, with a reason alone, and says a refusal where it was asked', async () => {
  answer('/order/delDetail', { status: 422, msg: '至少要保留一行', code: 'LAST_LINE' })
  await open('/7', order.sn)
  await pressAct('明细结案')
  await vi.waitFor(() => expect(dialog().querySelectorAll('tbody tr')).toHaveLength(2), patient)
  const box = dialog().querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')[0]!
  box.click()
  pressIn(dialog(), '明细结案')
  await seen('请填写原因')
  write(dialog().querySelector('textarea')!, '不再需要')
  pressIn(dialog(), '明细结案')
  await vi.waitFor(() => expect(dialog().textContent).toContain('至少要保留一行'), patient)
  expect(sent).toEqual([{ path: '/order/delDetail', body: { type: 'PO', id: 7, line_ids: [71], reason: '不再需要', version: 3 } }])
})

it('says what stands against an act once: in its dialog, over no tab', async () => {
  answer('/doc/purchase-order/close', { status: 422, msg: '还有在途的收货', code: 'RECORD_STATE' })
  await open('/7', order.sn)
  await pressAct('结案')
  await vi.waitFor(() => expect(dialog().querySelector('textarea')).not.toBeNull(), patient)
  write(dialog().querySelector('textarea')!, '不要了')
  pressIn(dialog(), '确定')
  await vi.waitFor(() => expect(dialog().textContent).toContain('还有在途的收货'), patient)
  expect(show.root.querySelector('.ui-toast')).toBeNull()
})

it('voids an order with a reason or without one', async () => {
  answer('/doc/purchase-order/void', ok({ id: '7', version: 4 }))
  await open('/7', order.sn)
  await pressAct('作废')
  await vi.waitFor(() => expect(dialog().querySelector('textarea')).not.toBeNull(), patient)
  write(dialog().querySelector('textarea')!, '重复下单')
  pressIn(dialog(), '确定')
  await vi.waitFor(
    () => expect(sent).toEqual([{ path: '/doc/purchase-order/void', body: { id: '7', version: 3, note: '重复下单' } }]),
    patient,
  )
  await pressAct('作废')
  await vi.waitFor(() => expect(dialog().querySelector('textarea')?.value).toBe(''), patient)
  pressIn(dialog(), '确定')
  await vi.waitFor(() => expect(sent[1]).toEqual({ path: '/doc/purchase-order/void', body: { id: '7', version: 3 } }), patient)
})

it('shows what a change of an approved order comes to before it is stored, and sends it with a reason alone', async () => {
  const changes = [
    { line: 0, name: '', field: 'gross', old: '43000', new: '51600', deed: 'changed' },
    { line: 1, name: '丁腈橡胶板 3*1000*10000', field: 'qty', old: '50', new: '60', deed: 'changed' },
  ]
  answer('/doc/purchase-order/preview', ok({ change_no: 2, status: 1, changes }))
  answer('/doc/purchase-order/edit', ok({ id: '7', version: 4 }, '修改成功'))
  await open('/7', order.sn)
  await pressAct('变更')
  await vi.waitFor(() => expect(location.search).toBe('?edit=1'), patient)
  await vi.waitFor(() => pressIn(show.root as unknown as Element, '保存'), patient)
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('第 2 次变更'), patient)
  expect(dialog().textContent).toContain('第 1 行 丁腈橡胶板 3*1000*10000 · 数量50 → 60')
  expect(dialog().textContent).toContain('变更后需要重新审批')
  pressIn(dialog(), '确认变更')
  await vi.waitFor(() => expect(dialog().textContent).toContain('请填写原因'), patient)
  expect(sent.map(({ path }) => path)).toEqual(['/doc/purchase-order/preview'])
  write(dialog().querySelector('textarea')!, '客户加量')
  pressIn(dialog(), '确认变更')
  await vi.waitFor(() => expect(location.search).toBe(''), patient)
  expect(sent[1]).toMatchObject({ path: '/doc/purchase-order/edit', body: { id: '7', version: 3, change_reason: '客户加量' } })
})

it('approves several at once, leaves out those whose state does not allow it, and says of each what became of it', async () => {
  const rows = [
    { ...order, id: '1', sn: 'CG-1', status: 1, allow: ['approve'] },
    { ...order, id: '2', sn: 'CG-2', status: 1, allow: ['approve'] },
    { ...order, id: '3', sn: 'CG-3', status: 0, allow: ['submit'] },
  ]
  backend.answers.set('POST /api/doc/purchase-order/list', () => ok({ list: rows, count: 3, tabs: [], summary: {} }))
  const failed = [{ id: 2, code: 'SAME_PERSON', msg: '制单人不能审核自己的单据' }]
  answer('/order/approve', ok({ ok: [{ id: 1 }], failed, pending: [] }))
  await open('', 'CG-3')
  const all = show.root.querySelector<HTMLInputElement>('thead input[type="checkbox"]')!
  all.click()
  await vi.waitFor(() => pressIn(show.root as unknown as Element, '批量审批'), patient)
  await vi.waitFor(() => expect(dialog().textContent).toContain('已选 3 张，其中 2 张可以处理'), patient)
  expect(dialog().textContent).toContain('CG-3')
  pressIn(dialog(), '确定')
  await vi.waitFor(() => expect(dialog().textContent).toContain('成功 1 张，失败 1 张'), patient)
  const [, second] = [...dialog().querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(second).toBe('CG-2制单人不能审核自己的单据')
  expect(sent).toEqual([{ path: '/order/approve', body: { type: 'PO', ids: [1, 2], action: 'approve' } }])
})
