import { addRow, clearCells, fillDown, insertRow, moveRows, removeRows } from './commands.ts'
import type { GridStore } from './grid-store.ts'

/** What counts of a key. */
export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Goes so many rows and columns on, at most to the ends. */
function step(grid: GridStore, rows: number, columns: number, isExtended: boolean): true {
  const { at } = grid.$selection.get()
  const within = (number: number, count: number) => Math.max(0, Math.min(number, count - 1))
  grid.select(
    { row: within(at.row + rows, grid.rows.length), column: within(at.column + columns, grid.shape.columns.length) },
    { extends: isExtended },
  )
  return true
}

/** Goes to the next cell, or the one before, row by row; false at the ends, where the focus leaves the grid. */
export function tab(grid: GridStore, isBack: boolean): boolean {
  const { at } = grid.$selection.get()
  const wide = grid.shape.columns.length
  const number = at.row * wide + at.column + (isBack ? -1 : 1)
  return number >= 0 && grid.select({ row: Math.floor(number / wide), column: number % wide })
}

/** Goes to the next cell that is written, or the one before; behind the last one of the last row another row is added. */
function goAcross(grid: GridStore, isBack: boolean): true {
  const { at } = grid.$selection.get()
  const { columns } = grid.shape
  const wide = columns.length
  const { passed } = grid.shape
  const isWritten = (number: number) => !columns[number % wide]!.isFixed && !passed.includes(columns[number % wide]!.name)
  let number = at.row * wide + at.column + (isBack ? -1 : 1)
  const last = grid.rows.length * wide
  while (number >= 0 && number < last && !isWritten(number)) number += isBack ? -1 : 1
  if (number >= last)
    addRow(
      grid,
      Math.max(
        0,
        columns.findIndex(({ isFixed }) => !isFixed),
      ),
    )
  else if (number >= 0) grid.select({ row: Math.floor(number / wide), column: number % wide })
  return true
}

/** Goes down, or up, or across where the grid says so; below the last row another one is added. */
export function enter(grid: GridStore, isBack: boolean): true {
  if (grid.shape.goesAcross) return goAcross(grid, isBack)
  const { at } = grid.$selection.get()
  if (!isBack && at.row === grid.rows.length - 1) addRow(grid, at.column)
  else grid.select({ ...at, row: Math.max(0, at.row + (isBack ? -1 : 1)) })
  return true
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const far = Number.MAX_SAFE_INTEGER / 2

function combined(grid: GridStore, { key, shiftKey }: Key): boolean {
  const arrow = arrows[key]
  if (arrow) return step(grid, arrow[0] * far, arrow[1] * far, shiftKey)
  const commands: Readonly<Record<string, () => unknown>> = {
    home: () => step(grid, -far, -far, shiftKey),
    end: () => step(grid, far, far, shiftKey),
    d: () => fillDown(grid),
    z: () => (shiftKey ? grid.redo() : grid.undo()),
    y: () => grid.redo(),
    a: () => grid.selectRange({ from: { row: 0, column: 0 }, to: { row: grid.rows.length - 1, column: grid.shape.columns.length - 1 } }),
    '-': () => removeRows(grid),
    '+': () => insertRow(grid, 'above'),
    '=': () => insertRow(grid, 'above'),
  }
  const command = commands[key.toLowerCase()]
  command?.()
  return command !== undefined
}

/** What a key does while no cell is edited; false for a key that is not the grid's. */
export function pressKey(grid: GridStore, event: Key): boolean {
  const { key, shiftKey } = event
  if (event.altKey) {
    if (event.ctrlKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
    moveRows(grid, key === 'ArrowUp' ? -1 : 1)
    return true
  }
  if (event.ctrlKey || event.metaKey) return combined(grid, event)
  const arrow = arrows[key]
  if (arrow) return step(grid, arrow[0], arrow[1], shiftKey)
  const { at, anchor } = grid.$selection.get()
  const isRange = at.row !== anchor.row || at.column !== anchor.column
  const commands: Readonly<Record<string, () => boolean>> = {
    Tab: () => tab(grid, shiftKey),
    Enter: () => enter(grid, shiftKey),
    Home: () => step(grid, 0, -far, shiftKey),
    End: () => step(grid, 0, far, shiftKey),
    PageUp: () => step(grid, -grid.pageSize, 0, shiftKey),
    PageDown: () => step(grid, grid.pageSize, 0, shiftKey),
    F2: () => grid.begin() || true,
    Delete: () => (clearCells(grid), true),
    Backspace: () => (clearCells(grid), true),
    // a dialog around the grid closes when nothing is chosen but a cell
    Escape: () => isRange && grid.select(at),
    ' ': () => toggle(grid),
  }
  return commands[key]?.() ?? false
}

/** Turns a flag round; false in any other cell. */
export function toggle(grid: GridStore): boolean {
  const { row, column } = grid
  if (!row || column?.field.kind.as !== 'flag' || column.isFixed) return false
  grid.put(row.id, { [column.name]: row[column.name] !== true })
  return true
}
