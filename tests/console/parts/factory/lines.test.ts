import { describe, expect, it } from 'vitest'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import outboundOrder from '#src/api/resources/stock/outbound-order.ts'
import type { LineFacts, ScanHit } from '#src/api/line-entry.ts'
import { dearerRows } from '#src/console/parts/factory/lines/dearer.ts'
import { putScanned } from '#src/console/parts/factory/lines/scanned-row.ts'
import { addRow } from '#src/fields/lines/commands.ts'
import { GridStore } from '#src/fields/lines/grid-store.ts'
import { pressKey } from '#src/fields/lines/keys.ts'
import { shapeOf } from '#src/fields/lines/rows.ts'
import { readerOf } from '#src/fields/reader.ts'
import { labelCode } from '#src/api/stock-labels.ts'
import { readScanned } from '#src/lib/scanned-code.ts'

const gridOf = ({ options }: { options: object }) => {
  const grid = new GridStore(shapeOf({ options: { ...options, goesAcross: true } }), readerOf({}), () => undefined)
  return grid
}
const issue = () => gridOf(outboundOrder.fields.lines)
const receipt = () => gridOf(goodsReceipt.fields.lines)
const enter = (grid: GridStore, more: object = {}) =>
  pressKey(grid, { key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })
const chosen = (grid: GridStore) => [grid.$selection.get().at.row, grid.column?.name]

const goods = { sku_id: '7', counted_by: 'pieces', area_each: '10', weight_each: '45' }
const lot: ScanHit = { ...goods, kind: 'lot', id: '31', label: '丁腈板 · A-1', available: '6', lot_no: 'A-1', weight: '270' }
const sack: ScanHit = { ...goods, kind: 'sku', id: '9', sku_id: '9', label: '炭黑', available: '900', counted_by: 'weight', weight: '25' }

describe('Enter in lines of papers', () => {
  it('leads over the cells that are written, and behind the last one to another row', () => {
    const grid = issue()
    addRow(grid)
    const names = [chosen(grid)]
    for (let at = 0; at < 8; at++) {
      enter(grid)
      names.push(chosen(grid))
    }
    const first = ['sku', 'lot', 'qty', 'weightActual', 'price', 'priceUnit', 'taxRate', 'remark']
    expect(names).toEqual([...first.map((name) => [0, name]), [1, 'sku']])
    enter(grid, { shiftKey: true })
    expect(chosen(grid)).toEqual([0, 'remark'])
  })
})

describe('a scanned code', () => {
  it('is that of a label, or a code by itself', () => {
    expect(readScanned(` ${labelCode({ lot_no: 'A-1', sn: 'NBR60-01', weight: '45.5' })}\n`)).toEqual({
      code: 'A-1',
      sn: 'NBR60-01',
      weight: '45.5',
    })
    expect(readScanned('6901234567892')).toEqual({ code: '6901234567892', sn: '', weight: '' })
    expect(readScanned('A|B|heavy')).toEqual({ code: 'A', sn: 'B', weight: '' })
  })

  it('takes a piece of its lot out, and one more each time', () => {
    const grid = issue()
    putScanned(grid, lot)
    putScanned(grid, lot)
    putScanned(grid, { ...lot, id: '32', lot_no: 'A-2' })
    expect(grid.rows.map((row) => [row['sku'], row['lot'], row['qty']])).toEqual([
      ['7', '31', '2'],
      ['7', '32', '1'],
    ])
    expect(grid.names.get('stock-lot', '32')).toBe('A-2')
  })

  it('is of what is weighed as much as its label says', () => {
    const grid = issue()
    expect(putScanned(grid, sack)).toEqual({ row: 0, column: '' })
    expect(grid.rows[0]).toMatchObject({ sku: '9', qty: '25', countedBy: 'weight' })
  })

  it('comes to the next line of its goods that was not weighed', () => {
    const grid = receipt()
    const { weight: _, ...unweighed } = lot
    const lines = [
      { id: '1', sku_id: '7', qty: '3', weight_actual: '135', source_line_id: '70' },
      { id: '2', sku_id: '7', qty: '2', source_line_id: '71' },
    ]
    grid.take(goodsReceipt.fields.lines.kind.read(lines))
    expect(putScanned(grid, unweighed)).toEqual({ row: 1, column: 'weightActual' })
    putScanned(grid, { ...lot, weight: '91' })
    expect(grid.rows.map((row) => [row['qty'], row['weightActual'], row['lotNo']])).toEqual([
      ['3', '135', ''],
      ['2', '91', 'A-1'],
    ])
  })
})

describe('a price', () => {
  const facts = new Map([
    ['7', { price_alert: '5', history: [{ date: '2026-11-01', sn: 'CG1', qty: '1', price: '20', unit: 'unit' }] } as LineFacts],
  ])
  const row = (price: unknown, priceUnit = 'unit') => ({ id: '1', sku: '7', price, priceUnit })

  it('is pointed out that rose by more than 5 %', () => {
    expect(dearerRows([row('22.5')], facts)).toEqual([{ row: 1, percent: '12.5', before: '20' }])
  })

  it('is not that rose less, is of another unit, or cannot be read', () => {
    const quiet = [row('21'), row('19'), row('90', 'kg'), row(''), row({ refused: 'x', fault: { code: 'FIELD_NUMBER' } })]
    expect(dearerRows(quiet, facts)).toEqual([])
  })
})
