// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factoryDesk } from './factory-desk.ts'

const desk = factoryDesk()
const record = { version: 1, updated_by: '', updated_at: '' }
const measures = (pieces: string) => ({ pieces, area: '0', weight: '45' })
const lot = {
  ...{ sku_id: '5', sn: 'NBR60-02', name: '丁腈橡胶板 3*1000*10000', counted_by: 'pieces', warehouse_id: '2', warehouse: '成品仓' },
  ...{ lot_id: '9', lot_no: '261121-01', qc: 'passed', age: 3, safety_min: '', ...measures('7') },
}
const trace = { key: 'lot 9', nodes: [], edges: [], log: [] }
const refused = { status: 400, msg: '仓库不归您管', code: 'WAREHOUSE_BEYOND' }

it('opens the card of a lot that lies there, of that lot alone', async () => {
  desk.list('/stock/balance', [lot])
  desk.list('/stock/card', [], { opening: measures('0'), in: measures('7'), out: measures('0'), closing: measures('7') })
  await desk.open('/storageManagement/storageDetails', '261121-01')
  await desk.act('库存流水')
  await desk.until(() => expect(location.search).toBe('?sku=5&warehouse=2&lot=9'))
  await desk.until(() =>
    expect(desk.bodiesOf('/stock/card')).toContainEqual(expect.objectContaining({ sku_id: '5', warehouse_id: '2', lot_id: '9' })),
  )
})

it('shows what moved of goods, leads to the paper, and says why nothing is shown', async () => {
  const row = {
    ...{ post_seq: '1', biz_date: '2026-11-21', doc: { id: '12', type: 'IN', sub_type: 'purchase', sn: 'RK20261121-0001' } },
    ...{
      party: '宁波化工',
      warehouse: '成品仓',
      lot_id: '9',
      lot_no: '261121-01',
      in: measures('7'),
      out: measures('0'),
      after: measures('7'),
    },
  }
  desk.list('/stock/card', [row], { opening: measures('0'), in: measures('7'), out: measures('0'), closing: measures('7') })
  await desk.open('/storageManagement/storageDetails/card?sku=5', 'RK20261121-0001')
  await desk.sees('7 / 45 kg')
  desk.answer('/stock/card', null, refused)
  await desk.press('刷新')
  await desk.sees('仓库不归您管')
})

it('leads from a line that came in to where its lot came from', async () => {
  const line = {
    ...{ ...record, id: '71', document_id: '12', sn: 'RK20261121-0001', biz_date: '2026-11-21', sub_type: 'purchase', status: 2 },
    ...{ sku_id: '5', sku_name: '丁腈橡胶板', lot_no: '261121-01', lot_id: '9', qty: '7' },
  }
  desk.list('/doc/goods-receipt/lines', [line, { ...line, id: '72', lot_no: '', lot_id: '' }])
  desk.answer('/stock/trace', trace)
  await desk.open('/storageManagement/storageDetails/in', '261121-01')
  await desk.act('批号追溯')
  await desk.until(() => expect(desk.dialog()?.textContent).toContain('批号追溯 261121-01'))
  expect(desk.bodiesOf('/stock/trace')).toMatchObject([{ lot_id: '9' }])
})

it('posts several stock-takes at once, and says of each what became of it', async () => {
  const take = {
    ...{
      ...record,
      id: '3',
      sn: 'PD20261121-0001',
      biz_date: '2026-11-21',
      sub_type: 'count',
      warehouse_id: '2',
      warehouse_name: '成品仓',
    },
    ...{ is_blind: 1, status: 1, allow: ['audit'] },
  }
  desk.list('/doc/stock-take/list', [take])
  desk.answer('/order/audit', { ok: [], failed: [{ id: 3, code: 'COUNT_OPEN', msg: '还有 2 项没有盘' }] })
  await desk.open('/storageManagement/stockTake', take.sn)
  desk.find('thead input[type="checkbox"]')!.click()
  await desk.press('批量审核')
  await desk.pressInDialog('确定')
  await desk.until(() => expect(desk.dialog()?.textContent).toContain('还有 2 项没有盘'))
  expect(desk.bodiesOf('/order/audit')).toMatchObject([{ type: 'COUNT', ids: [3], action: 'audit' }])
})

it('opens a transfer to its lines, and says when they could not be read', async () => {
  const transfer = {
    ...{ ...record, id: '4', sn: 'DB20261121-0001', biz_date: '2026-11-21', warehouse_id: '2', warehouse_name: '成品仓', status: 2 },
    ...{ to_warehouse_id: '6', to_warehouse_name: '样品间', pieces: '2', weight: '90', allow: ['reverse'] },
  }
  desk.list('/doc/stock-transfer/list', [transfer])
  desk.answer('/order/detail', null, { status: 400, msg: '单据不存在', code: 'RECORD_GONE' })
  await desk.open('/storageManagement/transfer', transfer.sn)
  await desk.press('DB20261121-0001 的详情')
  await desk.sees('明细没有读到')
  desk.answer('/order/detail', {
    lines: [
      { line_id: 1, no: 1, name: '氯丁橡胶板', spec: '5*1000*6000', qty: '2', unit: '卷', weight_theory: '90', price: null, remark: '' },
    ],
  })
  await desk.press('重试')
  await desk.sees('氯丁橡胶板')
  expect(desk.bodiesOf('/order/detail').at(-1)).toMatchObject({ type: 'TRANSFER', id: 4 })
})
