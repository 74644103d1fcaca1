import type { ClipboardEvent, KeyboardEvent } from 'react'
import { readCells, writeCells } from '#src/lib/clipboard-cells.ts'
import { isComposing } from '#src/ui/key-guard.ts'
import { clearCells, copyCells, pasteCells } from './commands.ts'
import type { Pasted } from './edits.ts'
import type { GridStore } from './grid-store.ts'
import { enter, pressKey, tab } from './keys.ts'

/** Alt-Enter goes on in the next line of a long text. */
function breakLine(grid: GridStore, field: HTMLTextAreaElement): true {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  grid.type(field.value)
  return true
}

/** What a key does while a cell is edited; false for a key that belongs to the field. */
function pressEditing(grid: GridStore, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event
  const isList = (event.target as Element).getAttribute('aria-expanded') !== null
  const isLong = (event.target as Element).tagName === 'TEXTAREA'
  if (event.ctrlKey || event.metaKey) {
    // whatever the page does with it, it does with what is typed
    grid.settle()
    return false
  }
  if (key === 'Escape') {
    grid.cancel()
    grid.focus()
    return true
  }
  if (isLong && key === 'Enter' && event.altKey) return breakLine(grid, event.target as HTMLTextAreaElement)
  if (isList || event.altKey) return false
  if (key === 'Enter') return enter(grid, shiftKey)
  if (key === 'Tab') return tab(grid, shiftKey)
  if (!isLong && (key === 'ArrowUp' || key === 'ArrowDown')) return pressKey(grid, { ...plainKey, key })
  return false
}

const plainKey = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

/** Keys and clipboard of a grid, heard in its cells alone. */
export function useKeys(grid: GridStore, onPasted: (result: Pasted) => void) {
  const isOwn = (event: KeyboardEvent | ClipboardEvent) =>
    event.currentTarget.contains(event.target as Node) && (event.target as Element).closest('.lines-cell[data-row]') !== null
  const isEditing = () => grid.$editing.get() !== null
  const press = (event: KeyboardEvent) => {
    if (!isOwn(event) || isComposing(event) || event.defaultPrevented) return
    if (!(isEditing() ? pressEditing(grid, event) : pressKey(grid, event))) return
    event.preventDefault()
    event.stopPropagation()
  }
  const copy = (event: ClipboardEvent) => {
    if (!isOwn(event) || isEditing()) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeCells(copyCells(grid)))
    if (event.type === 'cut') clearCells(grid)
  }
  const paste = (event: ClipboardEvent) => {
    if (!isOwn(event) || isEditing()) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text !== '') onPasted(pasteCells(grid, readCells(text)))
  }
  return { onKeyDown: press, onCopy: copy, onCut: copy, onPaste: paste }
}
