// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const sums = { paid: '30.00', flow: '40.00', owed: '-30.00', ledger: '-30.00' }
const difference = {
  ...{ kind: 1, number: 'cp1', flow_number: 'cp1', ref: 7, uid: 3, nickname: '孙七', pay_type_name: '余额支付' },
  ...{ ...sums, add_time: '2026-11-21 08:00:00', flow_gap: '10.00', ledger_gap: '0.00' },
}
const ofUser = { ...difference, kind: 9, number: '孙七', flow_number: '', ref: 3, flow_gap: '0.00', ledger_gap: '-5.00' }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const open = (list: object[], kinds: object[]) => {
  const backend = fakeBackend()
  backend.features = { reconciliation: true }
  backend.answers.set('GET /adminapi/finance/reconciliation', () => ({
    ...{ status: 200, msg: 'ok' },
    data: { list, count: list.length, kinds },
  }))
  history.replaceState(null, '', '/admin/finance/reconciliation')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  return backend
}

it('lists what does not agree, with links to each book, and sums up what came in and out', async () => {
  const backend = open(
    [difference, ofUser],
    [
      { ...sums, kind: 1, count: 4, differences: 1 },
      { ...sums, kind: 9, owed: '5.00', ledger: '0.00', count: 1, differences: 1 },
    ],
  )
  await show.reads('cp1')
  // thirty days unless others are chosen
  expect(backend.calls.find((call) => call.includes('finance/reconciliation'))).toMatch(/page=1&limit=20&time=\d{4}%2F\d\d%2F\d\d-/)
  const links = [...show.root.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/admin/order/list?real_name=cp1',
    '/admin/user/list?at=detail-3',
    '/admin/finance/capital_flow/index?keywords=cp1',
    '/admin/user/list?at=detail-3',
    '/admin/user/list?at=detail-3',
  ])
  const [whole] = [...show.root.querySelectorAll('.reconciliation-sums tbody tr')]
  // what users hold did not come in
  const cells = [...whole!.querySelectorAll('th, td')].map((cell) => cell.textContent)
  expect(cells).toEqual(['收支合计', '4', '30.00', '40.00', '10.00', '-30.00', '-30.00', '0.00', '1'])
})

it('says so where the books agree', async () => {
  open([], [{ ...sums, flow: '30.00', kind: 1, count: 4, differences: 0 }])
  await show.reads('账目一致，没有差异')
})
