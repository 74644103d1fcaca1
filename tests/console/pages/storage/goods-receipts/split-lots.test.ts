import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import { splitLots } from '#src/console/pages/storage/goods-receipts/split-lots.ts'
import { followSettled } from '#src/console/parts/factory/lines/settled-rows.ts'
import { GridStore } from '#src/fields/lines/grid-store.ts'
import { shapeOf } from '#src/fields/lines/rows.ts'
import { readerOf } from '#src/fields/reader.ts'

const { lines } = goodsReceipt.fields
let grid: GridStore
let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  grid = new GridStore(shapeOf(lines), readerOf({}), () => undefined)
  grid.take(
    lines.kind.read([{ id: '1', sku_id: '7', qty: '400', counted_by: 'weight', weight_actual: '401', source_line_id: '70' }]) as never,
  )
  end = followSettled(grid, (rows) => splitLots(rows as never))
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

const column = () => grid.shape.columns.findIndex(({ name }) => name === 'lotNo')
const lots = () => grid.rows.map((row) => [row['lotNo'], row['qty'], row['weightActual'], row['source']])

/** Writes lots into the cell, with a rest after each part, and leaves it. */
async function write(...parts: string[]): Promise<void> {
  grid.select({ row: 0, column: column() })
  grid.begin('')
  let typed = ''
  for (const part of parts) {
    typed += part
    grid.type(typed)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(grid.rows).toHaveLength(1)
  }
  grid.end()
  await Promise.resolve()
}

it('splits a line once its lots are written to the end, however slowly, in one step', async () => {
  await write('A1*300,B', '2*1', '00')
  expect(lots()).toEqual([
    ['A1', '300', '', '70'],
    ['B2', '100', '', '70'],
  ])
  grid.undo()
  await vi.advanceTimersByTimeAsync(0)
  expect(lots()).toEqual([['A1*300,B2*100', '400', '401', '70']])
})

it.each([
  ['XJ2*250,XJ3*150', 'XJ2', 'XJ3'],
  ['A1x250；B2X150', 'A1', 'B2'],
])('tells the lots of %s from how much there is of each', async (text, one, other) => {
  await write(text)
  expect(lots()).toEqual([
    [one, '250', '', '70'],
    [other, '150', '', '70'],
  ])
})

it('leaves a line whose lots are of no known quantity', async () => {
  await write('A1,B2*100')
  expect(lots()).toEqual([['A1,B2*100', '400', '401', '70']])
})
