import { useStore } from '@nanostores/react'
import { Ellipsis, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu, type MenuEntry } from '#src/ui/menu/menu.tsx'
import type { Category } from '../wire/category.ts'
import { $text } from './tree.text.ts'

export interface CategoryActions {
  addBelow(parent: Category): void
  edit(category: Category): void
  remove(category: Category): void
}

export function CategoryMenu({ category, actions }: { category: Category; actions: CategoryActions }) {
  const t = useStore($text)
  const common = useStore($common)
  const items: MenuEntry[] = [
    { key: 'add', label: t.addBelow, icon: <FolderPlus />, onSelect: () => actions.addBelow(category) },
    { key: 'edit', label: t.edit, icon: <Pencil />, shortcut: 'F2', onSelect: () => actions.edit(category) },
    'divider',
    { key: 'remove', label: common.remove, icon: <Trash2 />, danger: true, shortcut: 'Del', onSelect: () => actions.remove(category) },
  ]
  const trigger = <IconButton label={t.actionsFor(category.name)} icon={<Ellipsis />} size="compact" tabIndex={-1} />
  // a press on the menu is not a choice of the line that it stands in
  return (
    <span className="media-tree-more" role="presentation" data-category={category.id} onClick={(event) => event.stopPropagation()}>
      <Menu items={items} align="end" trigger={trigger} />
    </span>
  )
}
