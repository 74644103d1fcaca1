import { ChevronRight } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import type { TreeRow } from './rows.ts'

interface TreeItemProps extends HTMLAttributes<HTMLDivElement> {
  row: TreeRow
  isReachable: boolean
  /** In place of the arrow. */
  waiting?: ReactNode
}

/** One line of a tree, with what every line says of its place; what is chosen or checked is told by the rest. */
export function TreeItem({ row, isReachable, waiting, children, ...rest }: TreeItemProps) {
  return (
    <div
      role="treeitem"
      className="ui-tree-row"
      tabIndex={isReachable ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={row.canOpen ? row.isOpen : undefined}
      style={{ '--level': row.level - 1 } as React.CSSProperties}
      {...rest}
    >
      <span className="ui-tree-arrow" data-open={row.isOpen || undefined}>
        {waiting ?? (row.canOpen && <ChevronRight />)}
      </span>
      {children}
    </div>
  )
}
