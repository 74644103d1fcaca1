import type { LinkCategory } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { CategoryList } from './category-list.tsx'
import { GroupList } from './group-list.tsx'
import { isPaged } from './link-rows.ts'
import { RowList } from './row-list.tsx'
import { SpecialList } from './special-list.tsx'

/** What every list of links gets. */
export interface PaneProps {
  connection: Connection
  chosen: string
  /** The link that the field holds. */
  current: string
  onChoose: (link: string) => void
}

/** The list of a node by its type; an unknown type is listed like the fixed pages. */
export function LinkPane({ node, ...props }: PaneProps & { node: LinkCategory }) {
  if (isPaged(node.type)) return <RowList key={node.id} node={node} type={node.type} {...props} />
  if (node.type === 'special') return <SpecialList key={node.id} node={node} {...props} />
  if (node.type === 'product_category') return <CategoryList key={node.id} node={node} {...props} />
  return <GroupList key={node.id} node={node} {...props} />
}
