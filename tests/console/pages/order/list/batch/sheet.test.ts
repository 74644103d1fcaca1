import { describe, expect, it } from 'vitest'
import { readPasted } from '#src/console/pages/order/list/batch/rows.ts'
import { pastedFrom } from '#src/console/pages/order/list/batch/sheet.ts'
import sheet from '../../../../../fixtures/recorded/adminapi_export_order_delivery_list.json' with { type: 'json' }

const lines = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }))

describe('a sheet of waybills', () => {
  it('of the shop stands there as if its lines had been pasted; what has no waybill yet is left out', () => {
    const { header, export: orders, fileKey } = sheet.responseBody.data
    const rows = orders.map((order) => fileKey.map((key) => String(order[key as keyof typeof order])))
    rows[0]![header.indexOf('快递编码')] = 'yuantong'
    rows[0]![header.indexOf('快递单号')] = ' YT00001 '
    const read = pastedFrom(lines(header, ...rows))!
    expect(read).toMatchObject({ rows: 1, skipped: orders.length - 1 })
    expect(readPasted(read.pasted)).toEqual([{ order: orders[0]!.order_id, number: 'YT00001', courier: 'yuantong' }])
  })

  it('names its columns in any language and order', () => {
    const read = pastedFrom(lines(['Courier', 'tracking number', 'Order'], ['圆通速递', 'YT1', 'cp1'], ['', '', ''], ['', 'YT2', 'cp2']))!
    expect(readPasted(read.pasted)).toEqual([
      { order: 'cp1', number: 'YT1', courier: '圆通速递' },
      { order: 'cp2', number: 'YT2', courier: '' },
    ])
    expect(read.skipped).toBe(0)
  })

  it('is none without orders or waybills', () => {
    expect(pastedFrom(lines(['订单号', '收货人'], ['cp1', '张三']))).toBeUndefined()
  })
})
