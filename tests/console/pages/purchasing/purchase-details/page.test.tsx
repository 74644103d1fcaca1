// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factoryStage } from '../../factory-stage.ts'

const stage = factoryStage()
const record = { version: 1, updated_by: '', updated_at: '' }
const page = '/purchasingManagement/purchaseDetails'
const line = {
  ...{
    ...record,
    id: '71',
    document_id: '7',
    sn: 'CG20261121-0007',
    biz_date: '2026-11-21',
    status: 3,
    party_id: '4',
    party_name: '宁波化工',
  },
  ...{ sku_id: '5', sku_name: '丁腈橡胶板', qty: '50', taken: '20', open: '30', price: '860', is_open: 1 },
}
const refused = { status: 400, msg: '读不到数据' }

it('shows what has come of a line, receipt by receipt, and leads to one', async () => {
  stage.list('/doc/purchase-order/lines', [line])
  stage.answer('/doc/goods-receipt/lines', null, refused)
  await stage.open(page, line.sn)
  await stage.act('到货记录')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('读不到数据'))
  const came = { ...record, id: '90', document_id: '12', sn: 'RK20261122-0001', biz_date: '2026-11-22', status: 2 }
  stage.list('/doc/goods-receipt/lines', [{ ...came, lot_no: '261122-12-1', qty: '20', weight_actual: '899.5' }])
  await stage.pressInDialog('重试')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('261122-12-1'))
  for (const part of ['到货记录 · CG20261121-0007', 'RK20261122-0001', '2026-11-22', '899.5'])
    expect(stage.dialog()?.textContent).toContain(part)
  expect(stage.bodiesOf('/doc/goods-receipt/lines').at(-1)).toMatchObject({ source_line_id: '71' })
  stage.dialog()!.querySelector<HTMLAnchorElement>('a')!.click()
  await stage.until(() => expect(location.pathname).toBe('/admin/storageManagement/godownEntry/12'))
})

it('has no receipts to show of what has not come, and says so of what is gone since', async () => {
  stage.list('/doc/purchase-order/lines', [line, { ...line, id: '72', sn: 'CG20261121-0008', taken: '0', open: '50' }])
  stage.list('/doc/goods-receipt/lines', [])
  await stage.open(page, 'CG20261121-0008')
  await stage.act('到货记录')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('还没有到货'))
  await stage.pressInDialog('关闭')
  await stage.until(() => expect(stage.dialog()).toBeNull())
  await stage.press('更多')
  await stage.sees('价格走势')
})

it('draws what goods cost before, with their average; a failure can be tried again', async () => {
  stage.list('/doc/purchase-order/lines', [line])
  const chart = (answer: object) => stage.backend.answers.set('GET /api/order/chart', () => answer)
  chart(refused)
  await stage.open(page, line.sn)
  await stage.act('价格走势')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('走势没有读到'))
  const [x, data] = [
    ['2026-10-01', '2026-11-21'],
    ['1840', '1860.5'],
  ]
  chart({ status: 200, msg: '成功', data: { tabs: [], x, series: [{ name: '单价', data }], total: '1850.25', prev: '0', ratio: '' } })
  await stage.pressInDialog('重试')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('近一年均价 1,850.25'))
  expect(stage.dialog()?.textContent).toContain('价格走势 · 丁腈橡胶板')
})

it('says that nothing was bought before', async () => {
  stage.list('/doc/purchase-order/lines', [line])
  stage.backend.answers.set('GET /api/order/chart', () => ({
    ...{ status: 200, msg: '成功' },
    data: { tabs: [], x: [], series: [], total: '0', prev: '0', ratio: '' },
  }))
  await stage.open(page, line.sn)
  await stage.act('价格走势')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('还没有已审批的采购'))
})
