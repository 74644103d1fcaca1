// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: unknown[]

const month = (name: string, more: object = {}) => ({
  ...{ month: name, is_closed: 0, closed_by: '', closed_at: '', has_ended: 1, posted: 4, waiting: 0, ...more },
})

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  const list = [
    month('2026-11', { has_ended: 0 }),
    month('2026-10', { waiting: 2 }),
    month('2026-09', { is_closed: 1, closed_by: '会计', closed_at: '2026-10-03 09:00:00' }),
  ]
  const events = [{ month: '2026-09', what: 'close', who: '会计', reason: '', at: '2026-10-03 09:00:00' }]
  const ok = (data: object) => ({ status: 200, msg: '修改成功', data })
  backend.answers.set('POST /api/finance/months', () => ok({ list, events }))
  const paper = { id: 7, type: 'IN', sn: 'RK20261020-0001', biz_date: '2026-10-20', status: 0 }
  backend.answers.set('POST /api/finance/monthWaiting', () => ok({ list: [paper], count: 1 }))
  for (const name of ['periodClose', 'periodReopen'])
    backend.answers.set(`POST /api/finance/${name}`, (body) => {
      sent.push({ name, body })
      return ok({})
    })
  history.replaceState(null, '', '/admin/setting/systemBasicdata/months')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
})
afterEach(() => show.end())

it('compares with the ledgers, and says what differs', async () => {
  const check = {
    name: 'stock',
    rows: 12,
    diffs: 1,
    ms: 3,
    differences: [{ about: '丁腈橡胶板 · 原料仓', ledger: '5000000 0 0', kept: '4000000 0 0' }],
  }
  const agrees = { ...check, name: 'journal', diffs: 0, differences: [] }
  backend.answers.set('POST /api/finance/verify', () => ({ status: 200, msg: 'success', data: { checks: [check, agrees], ok: false } }))
  await seen('核对账目')
  pressIn(show.root, '核对账目')
  await seen('丁腈橡胶板 · 原料仓')
  const dialog = show.root.querySelector('dialog')!
  expect(dialog.querySelector('[role="status"]')!.textContent).toBe('1 处差异')
  expect(dialog.textContent).toContain('库存余额（按规格、仓库、批号） 核对 12 项 1 处差异')
  expect(dialog.textContent).toContain('流水合计 5000000 0 0，账面 4000000 0 0')
  expect(dialog.textContent).toContain('凭证借贷 核对 12 项 一致')
})

const seen = (text: string) => vi.waitFor(() => expect(show.root.textContent).toContain(text), patient)
const rowOf = (name: string) => [...show.root.querySelectorAll('tbody tr')].find((row) => row.textContent!.includes(name))!
const pressIn = (within: ParentNode, name: string) =>
  [...within.querySelectorAll('button')].find((one) => one.textContent === name)!.click()

it('closes a month that has ended, says before what hinders it, and offers nothing for the running one', async () => {
  await seen('2026-10-03 09:00:00 会计 结账 2026-09')
  expect(rowOf('2026-11').textContent).not.toContain('反结账')
  expect([...rowOf('2026-11').querySelectorAll('button')].map((one) => one.textContent)).not.toContain('结账')
  pressIn(rowOf('2026-10'), '结账')
  await seen('2026-10 及以前还有 2 张草稿或待审核的单据')
  pressIn(show.root.querySelector('dialog')!, '确定')
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'periodClose', body: { month: '2026-10' } }]), patient)
})

it('opens a month again with a reason alone', async () => {
  await seen('2026-09')
  pressIn(rowOf('会计'), '反结账')
  await vi.waitFor(() => expect(show.root.querySelector('dialog .ui-field')).not.toBeNull(), patient)
  pressIn(show.root.querySelector('dialog')!, '确定')
  await seen('请填写原因')
  const area = show.root.querySelector<HTMLTextAreaElement>('dialog textarea')!
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, '漏单')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  pressIn(show.root.querySelector('dialog')!, '确定')
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'periodReopen', body: { month: '2026-09', reason: '漏单' } }]), patient)
})
