// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factoryStage } from './factory-stage.ts'

const stage = factoryStage()
const record = { version: 1, updated_by: '', updated_at: '' }
const measures = (pieces: string) => ({ pieces, area: '0', weight: '45' })
const lot = {
  ...{ sku_id: '5', sn: 'NBR60-02', name: '丁腈橡胶板 3*1000*10000', counted_by: 'pieces', warehouse_id: '2', warehouse: '成品仓' },
  ...{ lot_id: '9', lot_no: '261121-01', qc: 'passed', age: 3, safety_min: '', ...measures('7') },
}
const trace = { key: 'lot 9', nodes: [], edges: [], log: [] }
const refused = { status: 400, msg: '仓库不归您管', code: 'WAREHOUSE_BEYOND' }

it('opens the card of a lot that lies there, of that lot alone', async () => {
  stage.list('/stock/balance', [lot])
  stage.list('/stock/card', [], { opening: measures('0'), in: measures('7'), out: measures('0'), closing: measures('7') })
  await stage.open('/storageManagement/storageDetails', '261121-01')
  await stage.act('库存流水')
  await stage.until(() => expect(location.search).toBe('?sku=5&warehouse=2&lot=9'))
  await stage.until(() =>
    expect(stage.bodiesOf('/stock/card')).toContainEqual(expect.objectContaining({ sku_id: '5', warehouse_id: '2', lot_id: '9' })),
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
  stage.list('/stock/card', [row], { opening: measures('0'), in: measures('7'), out: measures('0'), closing: measures('7') })
  await stage.open('/storageManagement/storageDetails/card?sku=5', 'RK20261121-0001')
  await stage.sees('7 / 45 kg')
  stage.answer('/stock/card', null, refused)
  await stage.press('刷新')
  await stage.sees('仓库不归您管')
})

it('leads from a line that came in to where its lot came from', async () => {
  const line = {
    ...{ ...record, id: '71', document_id: '12', sn: 'RK20261121-0001', biz_date: '2026-11-21', sub_type: 'purchase', status: 2 },
    ...{ sku_id: '5', sku_name: '丁腈橡胶板', lot_no: '261121-01', lot_id: '9', qty: '7' },
  }
  stage.list('/doc/goods-receipt/lines', [line, { ...line, id: '72', lot_no: '', lot_id: '' }])
  stage.answer('/stock/trace', trace)
  await stage.open('/storageManagement/storageDetails/in', '261121-01')
  await stage.act('批号追溯')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('批号追溯 261121-01'))
  expect(stage.bodiesOf('/stock/trace')).toMatchObject([{ lot_id: '9' }])
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
  stage.list('/doc/stock-take/list', [take])
  stage.answer('/order/audit', { ok: [], failed: [{ id: 3, code: 'COUNT_OPEN', msg: '还有 2 项没有盘' }] })
  await stage.open('/storageManagement/stockTake', take.sn)
  stage.find('thead input[type="checkbox"]')!.click()
  await stage.press('批量审核')
  await stage.pressInDialog('确定')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('还有 2 项没有盘'))
  expect(stage.bodiesOf('/order/audit')).toMatchObject([{ type: 'COUNT', ids: [3], action: 'audit' }])
})

it('opens a transfer to its lines, and says when they could not be read', async () => {
  const transfer = {
    ...{ ...record, id: '4', sn: 'DB20261121-0001', biz_date: '2026-11-21', warehouse_id: '2', warehouse_name: '成品仓', status: 2 },
    ...{ to_warehouse_id: '6', to_warehouse_name: '样品间', pieces: '2', weight: '90', allow: ['reverse'] },
  }
  stage.list('/doc/stock-transfer/list', [transfer])
  stage.answer('/order/detail', null, { status: 400, msg: '单据不存在', code: 'RECORD_GONE' })
  await stage.open('/storageManagement/transfer', transfer.sn)
  await stage.press('DB20261121-0001 的详情')
  await stage.sees('明细没有读到')
  stage.answer('/order/detail', {
    lines: [
      { line_id: 1, no: 1, name: '氯丁橡胶板', spec: '5*1000*6000', qty: '2', unit: '卷', weight_theory: '90', price: null, remark: '' },
    ],
  })
  await stage.press('重试')
  await stage.sees('氯丁橡胶板')
  expect(stage.bodiesOf('/order/detail').at(-1)).toMatchObject({ type: 'TRANSFER', id: 4 })
})
