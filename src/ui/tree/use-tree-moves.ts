import { type DragEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { isWithin, moveByKey, positionIn, type TreeMove } from './moves.ts'
import type { TreeRow } from './rows.ts'

/** Moving nodes by dragging lines and by Alt with the arrows; the owner stores it and gives new nodes. */
export function useTreeMoves(box: RefObject<HTMLElement | null>, rows: readonly TreeRow[], onMove?: (move: TreeMove) => void) {
  const dragged = useRef<string>(undefined)
  const marked = useRef<HTMLElement>(undefined)
  const mark = (item?: HTMLElement, position?: TreeMove['position']) => {
    if (marked.current !== item) delete marked.current?.dataset['drop']
    marked.current = item
    if (item && position) item.dataset['drop'] = position
  }
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]
  const indexOf = (event: DragEvent) => items().indexOf((event.target as Element).closest<HTMLElement>('[role=treeitem]')!)

  // the line under the pointer and where in it, unless it is the dragged one or below it
  const targetOf = (event: DragEvent) => {
    const index = indexOf(event)
    const from = rows.findIndex(({ key }) => key === dragged.current)
    if (from < 0 || index < 0 || isWithin(rows, index, from)) return undefined
    const item = items()[index]!
    return { index, from, line: item, position: positionIn(item.getBoundingClientRect(), event.clientY) }
  }
  if (!onMove) return { byKey: () => false, drag: {} }

  const byKey = (event: KeyboardEvent, index: number): boolean => {
    const move = event.altKey && !event.ctrlKey && !event.metaKey ? moveByKey(rows, index, event.key) : undefined
    if (move) onMove(move)
    return move !== undefined
  }
  const drag = {
    onDragStart(event: DragEvent) {
      const row = rows[indexOf(event)]
      dragged.current = row?.key
      // without data Firefox drags nothing
      event.dataTransfer?.setData('text/plain', row?.node.label ?? '')
    },
    onDragOver(event: DragEvent) {
      const target = targetOf(event)
      if (target) event.preventDefault()
      mark(target?.line, target?.position)
    },
    onDrop(event: DragEvent) {
      const target = targetOf(event)
      mark()
      if (!target) return
      event.preventDefault()
      onMove({ id: rows[target.from]!.node.id, target: rows[target.index]!.node.id, position: target.position })
    },
    onDragEnd() {
      mark()
      dragged.current = undefined
    },
  }
  return { byKey, drag }
}
