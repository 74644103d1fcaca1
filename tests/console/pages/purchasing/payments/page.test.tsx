// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factoryStage } from '../../factory-stage.ts'

const stage = factoryStage()
const order = {
  ...{ version: 1, updated_by: '', updated_at: '', id: '7', sn: 'CG20261121-0007', biz_date: '2026-11-21', status: 2 },
  ...{ party_id: '4', party_name: '宁波化工', gross: '43000', allow: [] },
}
const debt = {
  ...{ id: 12, type: 'IN', sn: 'RK20261120-0001', biz_date: '2026-11-20', due: '2026-12-20', overdue: 0 },
  ...{ original: '39125.56', allocated: '0.00', open: '39125.56' },
}
const owed = { list: [debt], unallocated: [], balance: '39125.56', overdue: '0' }

it('pays for an order beside what is owed to its supplier, and begins with what of it is open', async () => {
  stage.list('/doc/purchase-order/list', [order])
  stage.answer('/order/detail', { header: { totals: { open: '43000.00' } }, lines: [] })
  stage.answer('/finance/openItems', owed)
  stage.answer('/order/addPaid', { id: 9, sn: 'FK20261127-0001', allocated: [], unallocated: '0.00', party_balance: '0.00' })
  await stage.open('/purchasingManagement/materialPurchase', order.sn)
  await stage.act('付款')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('RK20261120-0001'))
  expect(stage.dialog()?.textContent).toContain('39,125.56')
  expect(stage.bodiesOf('/finance/openItems').at(-1)).toMatchObject({ party_id: 4, side: 'AP' })
  await stage.pressInDialog('确定')
  await stage.until(() => expect(stage.bodiesOf('/order/addPaid')).toHaveLength(1))
  expect(stage.bodiesOf('/order/addPaid')[0]).toMatchObject({ party_id: 4, amount: '43000.00', doc: { type: 'PO', id: 7 } })
})

it('says nothing of what is owed before a supplier is chosen', async () => {
  stage.list('/order/paidList', [])
  await stage.open('/purchasingManagement/payments', '付款')
  await stage.press('付款')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('应付情况'))
  expect(stage.dialog()?.textContent).not.toContain('没有未结单据')
})
