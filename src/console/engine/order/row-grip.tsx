import { useStore } from '@nanostores/react'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef, type DragEvent, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { positionIn, type TreeMove } from '#src/ui/tree/moves.ts'
import css from './order.css?inline'
import { $text } from './order.text.ts'

addStyles(css)

export interface RowGripProps {
  id: string
  name: string
  /** Its place among its siblings. */
  place: number
  canMove(move: TreeMove): boolean
  onMove(move: TreeMove): void
  onStep(by: -1 | 1): void
}

const lineOf = (node: EventTarget | null) => (node as Element | null)?.closest<HTMLElement>('tr') ?? undefined
const idIn = (line: HTMLElement | undefined) => line?.querySelector<HTMLElement>('[data-grip]')?.dataset['grip']

/** Shows where the dragged row would go, and tells where it was let go. */
function watch(body: HTMLElement, id: string, { canMove, onMove }: Pick<RowGripProps, 'canMove' | 'onMove'>): AbortController {
  const listening = new AbortController()
  let marked: HTMLElement | undefined
  const mark = (line?: HTMLElement, position?: TreeMove['position']) => {
    if (marked !== line) delete marked?.dataset['drop']
    marked = line
    if (line && position) line.dataset['drop'] = position
  }
  const moveAt = (event: globalThis.DragEvent): TreeMove | undefined => {
    const line = lineOf(event.target)
    const target = idIn(line)
    if (!line || target === undefined || target === id) return undefined
    const move = { id, target, position: positionIn(line.getBoundingClientRect(), event.clientY) }
    if (canMove(move)) return move
    // the middle of a row that takes nothing is its nearer edge
    const { top, height } = line.getBoundingClientRect()
    const beside = { ...move, position: event.clientY < top + height / 2 ? ('before' as const) : ('after' as const) }
    return canMove(beside) ? beside : undefined
  }
  const { signal } = listening
  const over = (event: globalThis.DragEvent) => {
    const move = moveAt(event)
    if (move) event.preventDefault()
    mark(move && lineOf(event.target), move?.position)
  }
  const drop = (event: globalThis.DragEvent) => {
    const move = moveAt(event)
    if (!move) return
    event.preventDefault()
    onMove(move)
  }
  body.addEventListener('dragover', over, { signal })
  body.addEventListener('drop', drop, { signal })
  signal.addEventListener('abort', () => mark())
  return listening
}

/** The handle of a row: dragged, or moved by the arrows. */
export function RowGrip({ id, name, place, canMove, onMove, onStep }: RowGripProps) {
  const t = useStore($text)
  const button = useRef<HTMLButtonElement>(null)
  const dragging = useRef<AbortController>(undefined)
  const isByKey = useRef(false)
  useEffect(() => () => dragging.current?.abort(), [])
  // a row that was put elsewhere has lost the focus on its way
  useEffect(() => {
    if (isByKey.current) button.current?.focus()
    isByKey.current = false
  }, [place])
  const start = (event: DragEvent) => {
    const line = lineOf(event.currentTarget)
    if (!line?.parentElement) return
    // without data Firefox drags nothing
    event.dataTransfer.setData('text/plain', name)
    event.dataTransfer.setDragImage(line, 16, 16)
    dragging.current = watch(line.parentElement, id, { canMove, onMove })
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (by === undefined) return
    event.preventDefault()
    isByKey.current = true
    onStep(by)
  }
  return (
    <button
      ref={button}
      type="button"
      className="console-grip"
      draggable
      data-grip={id}
      aria-label={t.grip(name)}
      onDragStart={start}
      onDragEnd={() => dragging.current?.abort()}
      onKeyDown={press}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  )
}
