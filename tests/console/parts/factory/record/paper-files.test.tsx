// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const receipt = {
  ...{ id: '7', version: 3, updated_by: '仓管', updated_at: '', sn: 'RK20261121-0007', status: 1, sub_type: 'purchase', party_id: '4' },
  ...{ biz_date: '2026-11-21', warehouse_id: '2', tax_mode: 'incl', lines: [], allow: [] },
}
const links = { up: [], down: [], mirror: [], mirrored: [], redraft: [], redrafted: [] }
const file = { key: '0'.repeat(32), name: '送货单.pdf', size: 2048, by: '仓管', at: '2026-11-21 08:00:00' }
const done = (data: unknown) => ({ status: 200, msg: '', data })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: unknown[]

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.kind = 'own'
  backend.features = { factory: true }
  backend.answers.set('POST /api/doc/goods-receipt/read', () => done(receipt))
  backend.answers.set('POST /api/order/detail', () => done({ links, lines: [], events: [] }))
  backend.answers.set('POST /api/order/files', () => done({ list: sent.length > 0 ? [] : [file] }))
  history.replaceState(null, '', '/admin/storageManagement/godownEntry/7')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const buttons = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('button, [role="menuitem"]')]

it('lists the files of a paper, and takes one off it', async () => {
  backend.answers.set('POST /api/order/delFile', (body) => {
    sent.push(body)
    return done(null)
  })
  await vi.waitFor(() => expect(show.root.textContent).toContain(file.name), { timeout: 60_000 })
  expect(show.root.textContent).toContain('仓管 2026-11-21 08:00')
  buttons(show.root)
    .find((one) => one.getAttribute('aria-label') === `删除 ${file.name}`)!
    .click()
  await vi.waitFor(() => expect(show.root.textContent).toContain('还没有附件'), patient)
  expect(sent).toEqual([{ type: 'IN', id: 7, key: file.key }])
})

it('reminds whoever is next of a paper that waits, unless somebody is chosen', async () => {
  backend.answers.set('POST /api/order/notice', (body) => {
    sent.push(body)
    return done({ sent: 2 })
  })
  await vi.waitFor(() => expect(show.root.textContent).toContain(receipt.sn), { timeout: 60_000 })
  buttons(show.root.querySelector('.console-part-head')!)
    .find((one) => one.getAttribute('aria-label') === '更多')
    ?.click()
  await vi.waitFor(
    () =>
      buttons(show.root)
        .find((one) => one.textContent === '提醒')!
        .click(),
    patient,
  )
  const dialog = () => show.root.querySelector('dialog')!
  await vi.waitFor(() => expect(dialog().textContent).toContain('不选时提醒所有轮到审批或审核的人'), patient)
  buttons(dialog())
    .find((one) => one.textContent === '确定')!
    .click()
  await vi.waitFor(() => expect(show.root.textContent).toContain('已提醒 2 人'), patient)
  expect(sent).toContainEqual(expect.objectContaining({ action: 'remind', type: 'IN', id: 7 }))
})
