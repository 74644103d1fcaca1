// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factoryStage } from './factory-stage.ts'

const stage = factoryStage()
const record = { version: 1, updated_by: '', updated_at: '' }
const refused = { status: 400, msg: '读不到数据' }

it('lists lines of orders with their prices and how those changed, and leads to the order', async () => {
  const line = {
    ...{
      ...record,
      id: '71',
      document_id: '7',
      sn: 'CG20261121-0007',
      biz_date: '2026-11-21',
      status: 2,
      party_id: '4',
      party_name: '宁波化工',
    },
    ...{ sku_id: '5', sku_name: '丁腈橡胶板', qty: '50', price: '860', price_change: '7.5', is_open: 1 },
  }
  stage.list('/doc/purchase-order/lines', [line])
  await stage.open('/purchasingManagement/purchaseDetails', 'CG20261121-0007')
  await stage.sees('7.5')
  stage.answer('/doc/purchase-order/lines', null, refused)
  await stage.press('刷新')
  await stage.sees('读不到数据')
  stage.list('/doc/purchase-order/lines', [line])
  await stage.press('刷新')
  await stage.act('查看单据')
  await stage.until(() => expect(location.pathname).toBe('/admin/purchasingManagement/materialPurchase/7'))
})

it('lists payments, opens one to what it settles, and says why it cannot be taken back', async () => {
  const paid = {
    ...{
      id: 3,
      sn: 'FK20261121-0001',
      biz_date: '2026-11-21',
      party: '宁波化工',
      amount: '1200.00',
      discount: '0.00',
      unallocated: '0.00',
    },
    ...{ method: 'bank', account: '工行', doc: null, ref_no: '', remark: '', operator: '会计', status: 2, reason: '' },
    allocations: [{ id: 12, type: 'IN', sn: 'RK20261120-0001', amount: '1200.00', ids: [5] }],
  }
  stage.list('/order/paidList', [paid])
  stage.answer('/order/delPaid', null, { status: 422, msg: '这个月已经结账', code: 'MONTH_CLOSED' })
  await stage.open('/purchasingManagement/payments', paid.sn)
  await stage.press('FK20261121-0001 宁波化工 的详情')
  await stage.sees('RK20261120-0001 · 1200.00')
  await stage.act('撤销付款')
  const reason = () => stage.dialog()?.querySelector<HTMLInputElement>('input, textarea')
  await stage.until(() => expect(reason()).toBeTruthy())
  stage.write(reason()!, '付重了')
  await stage.pressInDialog('确定')
  await stage.sees('这个月已经结账')
  expect(stage.bodiesOf('/order/delPaid')).toMatchObject([{ id: 3, reason: '付重了' }])
})

it('narrows orders to goods and to what should have come, and opens one to its lines', async () => {
  const order = {
    ...{
      ...record,
      id: '7',
      sn: 'CG20261121-0007',
      biz_date: '2026-11-21',
      status: 2,
      party_id: '4',
      party_name: '宁波化工',
      gross: '43000',
    },
    allow: ['change'],
  }
  stage.list('/doc/purchase-order/list', [order])
  stage.answer('/order/detail', {
    lines: [
      {
        line_id: 71,
        no: 1,
        name: '丁腈橡胶板',
        spec: '3*1000*10000',
        qty: '50',
        done_qty: '20',
        open_qty: '30',
        price: '860',
        gross: '43000',
      },
    ],
  })
  await stage.open('/purchasingManagement/materialPurchase?overdue=1&sku=5', order.sn)
  expect(stage.bodiesOf('/doc/purchase-order/list').at(-1)).toMatchObject({ overdue: '1', sku_id: '5' })
  await stage.press('CG20261121-0007 的详情')
  await stage.sees('3*1000*10000')
})

it('copies the lines of the last order into a new one, and says where they are from', async () => {
  const line = {
    ...{ id: '71', sku_id: '5', sku_name: '丁腈橡胶板 3*1000*10000', qty: '50', price: '860', price_unit: 'unit', tax_rate: '13' },
    ...{ counted_by: 'pieces', area_each: '10', weight_each: '45', taken: '20' },
  }
  const last = { ...record, id: '7', sn: 'CG20261121-0007', biz_date: '2026-11-21', status: 2, party_id: '4', party_name: '宁波化工' }
  stage.list('/doc/purchase-order/list', [])
  await stage.open('/purchasingManagement/materialPurchase/new', '复制上次')
  await stage.press('复制上次')
  await stage.sees('没有可复制的上一张单据')
  stage.list('/doc/purchase-order/list', [last])
  stage.answer('/doc/purchase-order/read', { ...last, lines: [line], allow: [] })
  await stage.press('复制上次')
  await stage.sees('CG20261121-0007')
  await stage.sees('丁腈橡胶板 3*1000*10000')
  expect(stage.bodiesOf('/doc/purchase-order/list').at(-1)).toMatchObject({ status: '1,2,3,4,5', limit: 1 })
})

it('begins a new order in the supplier, the first of what must be filled in', async () => {
  const seen: string[] = []
  const note = (event: Event) => seen.push((event.composedPath()[0] as Element).closest('.ui-field')?.textContent ?? '')
  document.addEventListener('focusin', note)
  await stage.open('/purchasingManagement/materialPurchase/new', '复制上次')
  await stage.until(() => expect(seen.find(Boolean)).toContain('供应商'))
  document.removeEventListener('focusin', note)
})
