// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const receipt = {
  ...{ id: '7', version: 3, updated_by: '仓管', updated_at: '', sn: 'RK20261121-0007', status: 2, sub_type: 'purchase', party_id: '4' },
  ...{ biz_date: '2026-11-21', warehouse_id: '2', tax_mode: 'incl', lines: [], allow: ['reverse'] },
}
const links = { up: [], down: [], mirror: [], mirrored: [], redraft: [], redrafted: [] }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: unknown[]
let reply: unknown

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  backend.answers.set('POST /api/doc/goods-receipt/read', () => ({ status: 200, msg: '', data: receipt }))
  backend.answers.set('POST /api/order/detail', () => ({ status: 200, msg: '', data: { links, lines: [], events: [] } }))
  backend.answers.set('POST /api/order/audit', (body) => {
    sent.push(body)
    return reply
  })
  history.replaceState(null, '', '/admin/storageManagement/godownEntry/7')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const dialog = () => show.root.querySelector('dialog')!
const pressIn = (within: ParentNode, name: string) =>
  [...within.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find((one) => one.textContent === name)!.click()

async function takeBack(reason: string) {
  await show.reads(receipt.sn)
  const more = [...show.root.querySelectorAll<HTMLElement>('.console-part-head button')].find(
    (one) => one.getAttribute('aria-label') === '更多',
  )
  more?.click()
  await vi.waitFor(() => pressIn(show.root, '反审核'), patient)
  await vi.waitFor(() => expect(dialog().querySelector('textarea')).not.toBeNull(), patient)
  const area = dialog().querySelector('textarea')!
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, reason)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  pressIn(dialog(), '确定')
}

it('takes a receipt back for a reason, and leads to the draft that says it anew', async () => {
  reply = { status: 200, msg: '', data: { ok: [{ id: 7, reversal_id: 8, redraft_id: 9 }], failed: [] } }
  await takeBack('录错')
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/admin/storageManagement/godownEntry/9?edit=1'), patient)
  expect(sent).toEqual([{ type: 'IN', ids: [7], action: 'reverse', reason: '录错', atomic: 1, redraft: 1, version: 3 }])
})

it('says what hinders it once: at the reason, over no tab, and stays', async () => {
  reply = { status: 422, msg: '已被 CK20261122-0001 出库', code: 'STOCK_SHORT' }
  await takeBack('录错')
  await vi.waitFor(() => expect(dialog().querySelector('.ui-field-error')?.textContent).toContain('CK20261122-0001'), patient)
  expect(show.root.querySelector('.ui-toast')).toBeNull()
  expect(location.pathname).toBe('/admin/storageManagement/godownEntry/7')
})

it('draws lines once it is known whether they say a shelf: nothing that is typed into them is drawn away', async () => {
  let said: (reply: unknown) => void = () => undefined
  backend.answers.set('POST /api/stock/location/options', () => new Promise((say) => (said = say)))
  show.end()
  history.replaceState(null, '', '/admin/storageManagement/godownEntry/new?from=12')
  const line = { sku_id: '5', qty: '3', price: '1', price_unit: 'kg', tax_rate: '13' }
  const draft = { party_id: '4', warehouse_id: '2', tax_mode: 'incl', lines: [line] }
  backend.answers.set('POST /api/doc/goods-receipt/draft', () => ({ status: 200, msg: '', data: draft }))
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(backend.calls.join()).toContain('/api/stock/location/options'), patient)
  await vi.waitFor(() => expect(show.root.querySelector('input[aria-busy]')).not.toBeNull(), patient)
  expect(show.root.querySelector('.lines-row')).toBeNull()
  said({ status: 200, msg: '', data: { list: [{ id: '1', name: 'A-01' }], count: 1 } })
  await vi.waitFor(() => expect(show.root.querySelectorAll('.lines-row')).toHaveLength(1), patient)
  expect([...show.root.querySelectorAll('[role=columnheader]')].map((head) => head.textContent)).toContain('库位')
})
