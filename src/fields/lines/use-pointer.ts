import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Point } from './edits.ts'
import type { GridStore } from './grid-store.ts'
import { toggle } from './keys.ts'

const cellOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('.lines-cell[data-row]')
const pointOf = ({ dataset }: HTMLElement): Point => ({ row: Number(dataset['row']), column: Number(dataset['column']) })
const isSame = (one: Point, other: Point) => one.row === other.row && one.column === other.column

/** A press chooses a cell, a second one edits it; dragging chooses a range, the number of a row all of it. */
export function usePointer(grid: GridStore) {
  const isDragged = useRef(false)
  const wasChosen = useRef(false)
  const isEdited = (cell: HTMLElement) =>
    cell.querySelector('.lines-field[data-editing], .lines-editor') !== null && isSame(pointOf(cell), grid.$selection.get().at)

  const press = (event: PointerEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    const head = (event.target as Element).closest<HTMLElement>('[data-row-head]')
    if (event.button !== 0 || !event.currentTarget.contains(event.target as Node) || (cell && isEdited(cell))) return
    const { at } = grid.$selection.get()
    wasChosen.current = cell !== null && isSame(pointOf(cell), at) && cell.contains((cell.getRootNode() as ShadowRoot).activeElement)
    if (event.pointerType === 'touch' || (!cell && !head)) return
    // the focus is given by the grid
    event.preventDefault()
    if (cell) {
      isDragged.current = true
      grid.select(pointOf(cell), { extends: event.shiftKey })
    } else if (head) {
      grid.end()
      const row = Number(head.dataset['rowHead'])
      grid.selectRange({ from: { row, column: 0 }, to: { row, column: grid.shape.columns.length - 1 } })
    }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) isDragged.current = false
    const cell = isDragged.current && cellOf(event.target)
    if (!cell || isEdited(cell)) return
    const { at, anchor } = grid.$selection.get()
    const point = pointOf(cell)
    if (isSame(point, at)) return
    grid.select(point, { extends: true })
    if (!isSame(point, anchor)) wasChosen.current = false
  }
  const click = (event: MouseEvent<HTMLElement>) => {
    isDragged.current = false
    const cell = cellOf(event.target)
    if (!cell || !event.currentTarget.contains(event.target as Node) || isEdited(cell) || event.shiftKey) return
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    if (isTouch) grid.select(pointOf(cell))
    if (grid.column?.field.kind.as === 'flag') {
      const isOnFace = (event.target as Element).closest('.lines-face > *') !== null
      if (isOnFace || wasChosen.current || isTouch) toggle(grid)
    } else if (wasChosen.current || isTouch) grid.begin()
  }
  return { onPointerDown: press, onPointerMove: move, onClick: click }
}
