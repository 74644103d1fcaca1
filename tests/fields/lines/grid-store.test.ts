import { afterEach, describe, expect, it, vi } from 'vitest'
import { addRow, copyCells, fillDown, insertRow, moveRows, nextFault, pasteCells, removeRows } from '#src/fields/lines/commands.ts'
import { nameRecords } from '#src/fields/lines/names/name-records.ts'
import { GridStore } from '#src/fields/lines/grid-store.ts'
import { shapeOf, type Row } from '#src/fields/lines/rows.ts'
import { columnSum } from '#src/fields/lines/sums.ts'
import { pressKey } from '#src/fields/lines/keys.ts'
import { readerOf } from '#src/fields/reader.ts'
import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { money } from '#src/kinds/money.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { productOf, rounded } from '#src/lib/decimal.ts'

const of = fields({
  name: text({ required: true, max: 10 }),
  unit: choice({ pair: 'pairs', box: 'boxes' }),
  quantity: decimal(),
  price: money(),
  amount: money(),
  isGift: flag({ wire: 'is_gift' }),
  customer: reference('customer', { wire: 'customer_id' }),
})
const field = lines(of, {
  max: 6,
  sums: ['amount'],
  computed: { amount: ({ quantity, price }) => (quantity && price ? rounded(productOf(quantity, price), 2) : '') },
  fills: (_, chosen) => ({ name: `of ${chosen.name}`, price: '3' }),
})
const words = { pairs: '双', boxes: '箱', yes: '是', no: '否' }

const wire = (name: string, quantity: string, price: string) => {
  const amount = quantity && price ? rounded(productOf(quantity, price), 2) : ''
  return { id: name, name, unit: 'pair', quantity, price, amount, is_gift: 0 }
}
function gridOf(...rows: object[]) {
  const handed: (readonly Row[])[] = []
  const grid = new GridStore(shapeOf(field as never), readerOf(words), (next) => handed.push(next))
  grid.take(field.kind.read(rows) as never)
  return { grid, handed, names: () => grid.rows.map((row) => row['name']), column: (name: string) => grid.rows.map((row) => row[name]) }
}
const three = () => gridOf(wire('A', '1', '2'), wire('B', '3', '4'), wire('C', '5', '6'))
const key = (of: GridStore, pressed: string, more: object = {}) =>
  pressKey(of, { key: pressed, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })

afterEach(() => vi.useRealTimers())

describe('typing', () => {
  it('counts after a pause, is one step, and computes its row alone', () => {
    vi.useFakeTimers()
    const { grid, handed } = three()
    const [first, second] = grid.rows
    grid.select({ row: 0, column: 2 })
    grid.begin('1')
    grid.type('12')
    expect(handed).toEqual([])
    vi.advanceTimersByTime(300)
    expect([handed.length, grid.rows[0]!['amount']]).toEqual([1, '24.00'])
    expect(grid.rows[1]).toBe(second)
    grid.type('120')
    grid.end()
    expect(grid.rows[0]!['amount']).toBe('240.00')
    grid.undo()
    expect(grid.rows[0]).toBe(first)
    grid.redo()
    expect(grid.rows[0]!['amount']).toBe('240.00')
  })

  it('is taken back by what cancels it, although it had counted', () => {
    vi.useFakeTimers()
    const { grid, handed } = three()
    const before = grid.rows
    grid.select({ row: 1, column: 0 })
    grid.begin('X')
    vi.advanceTimersByTime(300)
    grid.cancel()
    expect([handed.length, grid.rows, grid.$history.get().canUndo]).toEqual([2, before, false])
  })

  it('tells the cells of the changed row alone', () => {
    const { grid } = three()
    const told: string[] = []
    for (const { id } of grid.rows) grid.rowStore(id).listen(() => told.push(id))
    grid.put('B', { quantity: '9' })
    expect(told).toEqual(['B'])
  })
})

describe('pasting', () => {
  it('reads each text by the kind of its column and leaves the computed one out', () => {
    const { grid } = gridOf(wire('A', '', ''))
    pasteCells(grid, [['B', '箱', '1,200', '￥2.50', '999', '是']])
    expect(grid.rows[0]).toMatchObject({ name: 'B', unit: 'box', quantity: '1200', price: '2.50', amount: '3000.00', isGift: true })
  })

  it('keeps what a kind refuses, with its sentence, and what is saved lacks it', () => {
    const { grid } = three()
    grid.select({ row: 1, column: 2 })
    pasteCells(grid, [['twelve'], ['7']])
    expect(copyCells(grid)).toEqual([['twelve'], ['7']])
    expect(grid.$faults.get().get('B')).toEqual({ quantity: '请填数字' })
    expect(field.kind.fault(grid.rows as never)).toEqual({ code: 'FIELD_LINES' })
    expect(grid.rows[1]!['amount']).toBe('')
  })

  it('adds rows up to the most that there may be, and counts what had no room', () => {
    const { grid, names } = three()
    grid.select({ row: 2, column: 0 })
    const cells = ['1', '2', '3', '4', '5'].map((name) => [name])
    expect(pasteCells(grid, cells).lostRows).toBe(1)
    expect(names()).toEqual(['A', 'B', '1', '2', '3', '4'])
    grid.select({ row: 0, column: 5 })
    expect(pasteCells(grid, [['是', '', 'too', 'much']]).lostCells).toBe(2)
  })

  it('fills a chosen range with a single cell', () => {
    const { grid, names } = three()
    grid.selectRange({ from: { row: 0, column: 0 }, to: { row: 2, column: 0 } })
    pasteCells(grid, [['Z']])
    expect(names()).toEqual(['Z', 'Z', 'Z'])
  })
})

describe('rows', () => {
  it('are filled down, and a single row takes what stands above', () => {
    const { grid, column } = three()
    grid.selectRange({ from: { row: 0, column: 2 }, to: { row: 2, column: 4 } })
    fillDown(grid)
    expect(column('amount')).toEqual(['2.00', '2.00', '2.00'])
    grid.undo()
    grid.select({ row: 2, column: 3 })
    fillDown(grid)
    expect(column('price')).toEqual(['2', '4', '4'])
  })

  it('are inserted, moved, removed, and all of it undone', () => {
    const { grid, names } = three()
    grid.select({ row: 1, column: 0 })
    insertRow(grid, 'above')
    expect(names()).toEqual(['A', '', 'B', 'C'])
    grid.selectRange({ from: { row: 2, column: 0 }, to: { row: 3, column: 0 } })
    moveRows(grid, -1)
    expect(names()).toEqual(['A', 'B', 'C', ''])
    removeRows(grid)
    expect(names()).toEqual(['A', ''])
    for (let step = 0; step < 3; step++) grid.undo()
    expect(names()).toEqual(['A', 'B', 'C'])
    grid.redo()
    expect(names()).toEqual(['A', '', 'B', 'C'])
  })

  it('are added by Enter in the last one, until there are enough', () => {
    const { grid } = three()
    grid.select({ row: 2, column: 1 })
    for (let times = 0; times < 9; times++) key(grid, 'Enter')
    expect([grid.rows.length, grid.$selection.get().at]).toEqual([6, { row: 5, column: 1 }])
    addRow(grid)
    expect(grid.rows.length).toBe(6)
  })
})

describe('keys', () => {
  it('extend a range, empty it, and leave the computed column', () => {
    const { grid, column } = three()
    key(grid, 'ArrowRight')
    key(grid, 'End', { shiftKey: true })
    key(grid, 'ArrowDown', { shiftKey: true })
    key(grid, 'Delete')
    expect(column('unit')).toEqual(['', '', 'pair'])
    expect(column('amount')).toEqual(['', '', '30.00'])
  })

  it('leave the grid at its ends alone', () => {
    const { grid } = three()
    expect(key(grid, 'Tab', { shiftKey: true })).toBe(false)
    key(grid, 'End', { ctrlKey: true })
    expect([grid.$selection.get().at, key(grid, 'Tab')]).toEqual([{ row: 2, column: 6 }, false])
    expect(key(grid, 's', { ctrlKey: true })).toBe(false)
    expect(key(grid, 'Escape')).toBe(false)
  })
})

describe('what is wrong', () => {
  it('says what is missing once it is looked for, and goes from one to the next; a row that nobody wrote into is none', () => {
    const { grid } = three()
    insertRow(grid, 'below')
    insertRow(grid, 'below')
    grid.put(grid.rows[1]!.id, { quantity: '7' })
    expect(grid.$faults.get().size).toBe(0)
    // the server counts the rows that were sent to it
    grid.check(true, { '2.quantity': '仓库没有货', '3.is_gift': '不送' })
    expect([...grid.$faults.get().values()]).toEqual([{ name: '必填' }, { quantity: '仓库没有货' }, { isGift: '不送' }])
    grid.select({ row: 0, column: 0 })
    const seen = [0, 1, 2, 3].map(() => (nextFault(grid), grid.$selection.get().at))
    expect(seen.map(({ row, column }) => [row, column])).toEqual([
      [1, 0],
      [3, 2],
      [4, 5],
      [1, 0],
    ])
  })

  it('forgets what the server said about a cell that is changed', () => {
    const { grid } = three()
    grid.check(false, { '0.name': '重复', '0.price': '太低' })
    grid.put('A', { name: 'D' })
    expect(grid.$faults.get().get('A')).toEqual({ price: '太低' })
    grid.check(false)
    expect(grid.$faults.get().get('A')).toEqual({ price: '太低' })
    grid.take([...grid.rows])
    expect(grid.$faults.get().size).toBe(0)
  })
})

it('sums exactly', () => {
  expect(
    columnSum(
      [
        { id: '1', amount: '0.1' },
        { id: '2', amount: '0.2' },
        { id: '3', amount: { refused: 'x' } },
      ],
      'amount',
    ),
  ).toBe('0.3')
})

it('fills other cells of the row from a chosen record, as one step', () => {
  const { grid } = three()
  grid.select({ row: 0, column: 6 })
  grid.begin('hong', false)
  grid.choose('A', 'customer', { id: '7', name: '宏达' })
  grid.end()
  expect(grid.rows[0]).toMatchObject({ customer: '7', name: 'of 宏达', price: '3', amount: '3.00' })
  expect(grid.names.get('customer', '7')).toBe('宏达')
  grid.undo()
  expect(grid.rows[0]).toMatchObject({ customer: '', name: 'A', price: '2' })
})

describe('names pasted into a reference', () => {
  it('become the records that are called so, in one step, and stay as they were written where none is', async () => {
    const { grid, column } = three()
    const asked: string[] = []
    const find = async (source: string, name: string) => {
      asked.push(`${source} ${name}`)
      if (name === '坏了') throw new Error('no answer')
      return name === '甲公司' ? { id: '7', name } : undefined
    }
    grid.select({ row: 0, column: 6 })
    pasteCells(grid, [['甲公司'], ['没有的'], ['坏了'], [' 甲公司 ']])
    expect(column('customer')[0]).toEqual({ refused: '甲公司', fault: { code: 'FIELD_OPTION' } })
    await nameRecords(grid, find)
    expect(asked.toSorted()).toEqual(['customer 坏了', 'customer 没有的', 'customer 甲公司'])
    expect(column('customer')).toEqual([
      '7',
      { refused: '没有的', fault: expect.anything() },
      { refused: '坏了', fault: expect.anything() },
      '7',
    ])
    expect(grid.names.get('customer', '7')).toBe('甲公司')
    grid.undo()
    expect(column('customer')[3]).toMatchObject({ refused: '甲公司' })
    // an id is none that somebody may type
    grid.select({ row: 1, column: 6 })
    pasteCells(grid, [['']])
    expect(column('customer')[1]).toBe('')
  })
})
