import { useStore } from '@nanostores/react'
import { Folder, Images } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Tree, type TreeNode } from '#src/ui/tree/tree.tsx'
import type { Library } from '../store.ts'
import { rootId, type Category } from '../wire/category.ts'
import type { Branch } from './categories.ts'
import { CategoryMenu, type CategoryActions } from './category-menu.tsx'
import css from './tree.css?inline'
import { $text } from './tree.text.ts'

addStyles(css)

interface CategoryTreeProps {
  library: Library
  actions: CategoryActions
  /** A category was opened. */
  onOpen?: () => void
}

export function CategoryTree({ library, actions, onOpen }: CategoryTreeProps) {
  const t = useStore($text)
  const { categories, listing } = library
  const branches = useStore(categories.$branches)
  const { categoryId, isTrash } = useStore(listing.$query)
  const chosen = isTrash ? '' : categoryId
  const nodes = useMemo(() => {
    const all = { id: rootId, label: t.all, icon: <Images />, children: [] }
    return [all, ...nodesOf(branches, rootId, (category) => <Aside category={category} actions={actions} />)]
  }, [branches, actions, t])

  const open = (id: TreeNode['id']) => {
    void listing.change({ categoryId: String(id) })
    onOpen?.()
  }
  const loadChildren = async (node: TreeNode) => {
    await categories.load(String(node.id))
    const branch = categories.$branches.get()[String(node.id)]
    if (branch?.state === 'failed') throw branch.failure
  }
  return (
    <div className="media-tree" role="presentation" onKeyDown={(event) => press(event, (id) => categories.find(id), actions)}>
      <Tree nodes={nodes} selected={chosen} onSelect={open} loadChildren={loadChildren} label={t.categories} />
    </div>
  )
}

/** How many files a category holds, and what can be done with it. */
function Aside({ category, actions }: { category: Category; actions: CategoryActions }) {
  const t = useStore($text)
  return (
    <span className="media-tree-aside">
      {category.files !== undefined && (
        <span className="media-tree-count" title={t.files(category.files)}>
          {category.files}
        </span>
      )}
      <CategoryMenu category={category} actions={actions} />
    </span>
  )
}

function nodesOf(branches: Readonly<Record<string, Branch>>, parentId: string, aside: (category: Category) => ReactNode): TreeNode[] {
  const items = branches[parentId]?.items ?? []
  return items.map((category) => {
    const below = branches[category.id]
    const isLoaded = below ? below.state === 'ready' || below.items.length > 0 : !category.hasChildren
    const children = isLoaded ? nodesOf(branches, category.id, aside) : undefined
    return { id: category.id, label: category.name, icon: <Folder />, aside: aside(category), ...(children && { children }) }
  })
}

// the tree knows its own keys; these act on the line that has the focus
function press(event: KeyboardEvent, find: (id: string) => Category | undefined, actions: CategoryActions): void {
  const item = event.target as HTMLElement
  if (item.getAttribute('role') !== 'treeitem') return
  const menu = item.querySelector<HTMLElement>('[data-category]')
  const category = menu && find(menu.dataset.category!)
  if (!category) return
  const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
  if (isMenuKey) menu.querySelector('button')?.click()
  else if (event.key === 'F2') actions.edit(category)
  else if (event.key === 'Delete') actions.remove(category)
  else return
  event.preventDefault()
  event.stopPropagation()
}
