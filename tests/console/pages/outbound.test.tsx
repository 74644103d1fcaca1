// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factoryStage } from './factory-stage.ts'

const stage = factoryStage()
const record = { version: 1, updated_by: '', updated_at: '' }
const issue = {
  ...{ ...record, id: '8', sn: 'CK20261121-0001', biz_date: '2026-11-21', sub_type: 'scrap', warehouse_id: '2', warehouse_name: '成品仓' },
  ...{ reason: '老化开裂', weight: '45', cost: '620.5', operator: '仓管小周', sources: 'RK20261120-0002', status: 2, allow: ['reverse'] },
}
const line = {
  ...{ ...record, id: '81', document_id: '8', sn: issue.sn, biz_date: '2026-11-21', sub_type: 'scrap', status: 2, warehouse_id: '2' },
  ...{ sku_id: '5', sku_name: '丁腈橡胶板', lot_no: '261121-01', lot_id: '9', qty: '1', pieces: '1', cost: '620.5' },
}

it('lists what left, with what it cost, who wrote it and what it answers for who switches that on', async () => {
  stage.list('/doc/outbound-order/list', [issue])
  await stage.open('/outboundManagement/outboundOrder', issue.sn)
  expect(stage.heads()).not.toContain('操作员')
  await stage.press('列设置')
  const box = (title: string) =>
    [...document.querySelectorAll('label'), ...stage.find('.console-columns')!.querySelectorAll('label')].find(
      (one) => one.textContent === title,
    )!
  await stage.until(() => expect(stage.find('.console-columns')?.textContent).toContain('出库成本'))
  for (const title of ['出库成本', '操作员', '来源单据']) {
    box(title).querySelector('input')!.click()
    await stage.until(() => expect(stage.heads()).toContain(title))
  }
  for (const said of ['620.5', '仓管小周', 'RK20261120-0002']) await stage.sees(said)
  stage.answer('/doc/outbound-order/list', null, { status: 400, msg: '读不到出库单' })
  await stage.press('刷新')
  await stage.sees('读不到出库单')
})

it('lists lines that left, traces their lots, and saves the columns that are shown', async () => {
  stage.list('/doc/outbound-order/lines', [line])
  stage.answer('/stock/trace', { key: 'lot 9', nodes: [], edges: [], log: [] })
  stage.answer('/excel/export_detail', null, { status: 400, msg: '导出任务太多', code: 'EXPORT_MANY' })
  await stage.open('/outboundManagement/outboundDetail', issue.sn)
  await stage.press('导出')
  await stage.press('导出明细')
  await stage.sees('导出任务太多')
  const [{ columns }] = stage.bodiesOf('/excel/export_detail') as unknown as [{ columns: string[] }]
  expect(columns.slice(0, 3)).toEqual(['sn', 'date', 'kind'])
  expect(columns).toContain('cost')
  // what nobody switched on, and what is no field
  expect(columns).not.toContain('qty')
  expect(columns).not.toContain('actions')
  await stage.act('批号追溯')
  await stage.until(() => expect(stage.dialog()?.textContent).toContain('批号追溯 261121-01'))
})
