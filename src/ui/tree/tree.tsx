import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { useNotify } from '../toast/notify.ts'
import { Spinner } from '../spinner/spinner.tsx'
import type { TreeMove } from './moves.ts'
import { TreeItem } from './tree-item.tsx'
import { pathTo, rowsOf, step, type TreeNode, type TreeRow } from './rows.ts'
import css from './tree.css?inline'
import { useTreeMoves } from './use-tree-moves.ts'

addStyles(css)

export type { TreeMove } from './moves.ts'
export type { TreeNode } from './rows.ts'

export interface TreeProps {
  nodes: readonly TreeNode[]
  selected?: string | number
  onSelect: (id: TreeNode['id'], node: TreeNode) => void
  /** Brings the children of a node whose `children` are undefined; the owner then gives new nodes. */
  loadChildren?: (node: TreeNode) => Promise<unknown>
  /** Name for screen readers. */
  label: string
  /** Ids that start open. */
  defaultOpen?: readonly (string | number)[]
  /** Lines can be dragged, and moved by Alt with the arrows. */
  onMove?: (move: TreeMove) => void
}

function useOpenNodes({ nodes, selected, loadChildren, defaultOpen = [] }: TreeProps) {
  const notify = useNotify()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...defaultOpen.map(String), ...pathTo(nodes, String(selected))]))
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const flip = (set: ReadonlySet<string>, key: string, isIn: boolean) =>
    new Set(isIn ? [...set, key] : [...set].filter((other) => other !== key))
  const toggle = async (row: TreeRow) => {
    setOpen((set) => flip(set, row.key, !row.isOpen))
    if (row.isOpen || row.node.children !== undefined || !loadChildren) return
    setWaiting((set) => flip(set, row.key, true))
    try {
      await loadChildren(row.node)
    } catch (error) {
      notify.failure(error)
      setOpen((set) => flip(set, row.key, false))
    }
    setWaiting((set) => flip(set, row.key, false))
  }
  return { open, waiting, toggle }
}

/** A tree by the ARIA pattern: arrows, Home, End, Enter, and letters to jump. */
export function Tree(props: TreeProps) {
  const { nodes, selected, onSelect, label, loadChildren, onMove } = props
  const { open, waiting, toggle } = useOpenNodes(props)
  const [reached, setReached] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const rows = rowsOf(nodes, open, loadChildren !== undefined)
  const reachable =
    [reached, selected === undefined ? undefined : String(selected)].find((key) => rows.some((row) => row.key === key)) ?? rows[0]?.key

  const moves = useTreeMoves(box, rows, onMove)

  const pick = (row: TreeRow) => {
    setReached(row.key)
    onSelect(row.node.id, row.node)
  }
  const go = (index: number) => {
    const row = rows[index]
    if (!row) return
    setReached(row.key)
    box.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if ((event.target as Element).role !== 'treeitem') return
    const index = rows.findIndex((row) => row.key === reachable)
    if (moves.byKey(event, index)) return event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[index]
    if (!row) return
    const next = step(rows, index, event.key)
    const isPick = event.key === 'Enter' || event.key === ' '
    if (next === undefined && !isPick) return
    event.preventDefault()
    if (typeof next === 'number') go(next)
    else if (isPick) pick(row)
    else void toggle(row)
  }
  // one listener for all lines; the arrow opens, the rest of a line chooses
  const click = (event: MouseEvent) => {
    const target = event.target as Element
    const item = target.closest('[role=treeitem]')
    const row = rows[[...(box.current?.querySelectorAll('[role=treeitem]') ?? [])].indexOf(item!)]
    if (!row || target.closest('.ui-tree-aside button')) return
    if (row.canOpen && target.closest('.ui-tree-arrow')) void toggle(row)
    else pick(row)
  }
  return (
    <div ref={box} className="ui-tree" role="tree" tabIndex={-1} aria-label={label} onKeyDown={press} onClick={click} {...moves.drag}>
      {rows.map((row) => (
        <TreeItem
          key={row.key}
          row={row}
          isReachable={row.key === reachable}
          aria-selected={selected !== undefined && String(selected) === row.key}
          aria-busy={waiting.has(row.key) || undefined}
          draggable={onMove !== undefined || undefined}
          waiting={waiting.has(row.key) ? <Spinner size={12} /> : undefined}
        >
          {row.node.icon && <span className="ui-tree-icon">{row.node.icon}</span>}
          <span className="ui-tree-label">{row.node.label}</span>
          {row.node.aside !== undefined && <span className="ui-tree-aside">{row.node.aside}</span>}
        </TreeItem>
      ))}
    </div>
  )
}
