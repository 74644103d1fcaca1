import { Check, Minus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { TreeItem } from '../tree/tree-item.tsx'
import { rowsOf, step, type TreeNode, type TreeRow } from '../tree/rows.ts'
import '../tree/tree.tsx'
import css from './check-tree.css?inline'
import { marksOf, turn, type Checked, type Mark } from './marks.ts'

addStyles(css)

export interface CheckTreeProps {
  nodes: readonly TreeNode[]
  /** Ids as text; parents of a checked node are checked, too. */
  checked: Checked
  onChange: (checked: Set<string>) => void
  /** Name for screen readers. */
  label: string
  invalid?: boolean
  /** Everything is open, as what was looked for is to be seen; else only what somebody opens. */
  isOpen?: boolean
}

/** Has every key there is. */
const everyKey: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true })

const spoken = { all: 'true', some: 'mixed', none: 'false' } as const

const Box = ({ mark }: { mark: Mark }) => <span className="ui-tree-box">{mark === 'all' ? <Check /> : mark === 'some' && <Minus />}</span>

/** A tree with check boxes by the ARIA pattern: arrows, Home, End, letters; Space and Enter check. */
export function CheckTree({ nodes, checked, onChange, label, invalid, isOpen = false }: CheckTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [reached, setReached] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const rows = rowsOf(nodes, isOpen ? everyKey : open, false)
  const marks = useMemo(() => marksOf(nodes, checked), [nodes, checked])
  const reachable = rows.some((row) => row.key === reached) ? reached : rows[0]?.key

  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]
  const at = (target: EventTarget) => items().indexOf((target as Element).closest<HTMLElement>('[role=treeitem]')!)
  const toggle = (row: TreeRow) => {
    const next = new Set(open)
    if (!next.delete(row.key)) next.add(row.key)
    setOpen(next)
  }
  const check = (row: TreeRow) => {
    setReached(row.key)
    onChange(turn(nodes, checked, row.key))
  }
  const go = (index: number) => {
    setReached(rows[index]?.key)
    items()[index]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = at(event.target)
    const row = rows[index]
    if (!row) return
    const next = step(rows, index, event.key)
    const isCheck = event.key === 'Enter' || event.key === ' '
    if (next === undefined && !isCheck) return
    event.preventDefault()
    if (typeof next === 'number') go(next)
    else if (isCheck) check(row)
    else toggle(row)
  }
  // one listener for all lines; the arrow opens, the rest of a line checks
  const click = (event: MouseEvent) => {
    const target = event.target as Element
    const row = rows[at(target)]
    if (!row) return
    if (row.canOpen && target.closest('.ui-tree-arrow')) toggle(row)
    else check(row)
  }
  return (
    <div
      ref={box}
      className="ui-tree ui-check-tree"
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      data-invalid={invalid || undefined}
      onKeyDown={press}
      onClick={click}
    >
      {rows.map((row) => (
        <TreeItem key={row.key} row={row} isReachable={row.key === reachable} aria-checked={spoken[marks.get(row.key) ?? 'none']}>
          <Box mark={marks.get(row.key) ?? 'none'} />
          <span className="ui-tree-label">{row.node.label}</span>
        </TreeItem>
      ))}
    </div>
  )
}
