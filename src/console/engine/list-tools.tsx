import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Bookmark, Columns3Cog, RotateCw } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Menu, type MenuEntry } from '#src/ui/menu/menu.tsx'
import { cardsBelow } from '#src/ui/table/columns.ts'
import type { SharedView } from '#src/api/preferences.ts'
import type { ColumnDrawerProps } from './columns/column-drawer.tsx'
import { $text } from './engine.text.ts'
import type { KeptList } from './kept/kept-list.ts'
import type { ListPreferences } from './kept/list-preferences.ts'
import type { ViewsDialogProps } from './views/views-dialog.tsx'

const columnDrawer = lazyPart<ColumnDrawerProps>(async () => (await import('./columns/column-drawer.tsx')).ColumnDrawer)
const viewsDialog = lazyPart<ViewsDialogProps>(async () => (await import('./views/views-dialog.tsx')).ViewsDialog)

const $nothingShared = atom<readonly SharedView[]>([])

interface ListToolsProps {
  kept: ListPreferences | null
  list: KeptList | null
  columns: ColumnDrawerProps['columns']
  /** Filters, order and rows per page as they stand in the address. */
  query: string
  onQuery(query: string): void
  onReload(): void
  children?: ReactNode
}

/** Reading again, saved views, and how the columns stand; what opens is loaded when it opens. */
export function ListTools({ kept, list, columns, query, onQuery, onReload, children }: ListToolsProps) {
  const text = useStore($text)
  const [opened, setOpened] = useState<'columns' | 'views' | null>(null)
  const [isCards, setCards] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  const close = () => setOpened(null)
  const openColumns = () => {
    const table = tools.current?.closest('.console-list')?.querySelector<HTMLElement>('.ui-table-ground')
    const width = table?.clientWidth ?? 0
    setCards(width > 0 && width < cardsBelow)
    setOpened('columns')
  }
  const ColumnDrawer = useLazyPart(columnDrawer, opened === 'columns', close)
  const ViewsDialog = useLazyPart(viewsDialog, opened === 'views', close)
  const views = (kept?.views ?? []).map(({ name, query: saved }): MenuEntry => ({
    key: `view ${name}`,
    label: name,
    checked: saved === query,
    onSelect: () => onQuery(saved),
  }))
  const shared = useStore(list?.$shared ?? $nothingShared).map(({ id, name, owner, query: saved }): MenuEntry => ({
    key: `shared ${id}`,
    label: owner ? `${name} · ${owner}` : name,
    checked: saved === query,
    onSelect: () => onQuery(saved),
  }))
  const keep: MenuEntry = { key: 'views', label: text.keepViews, onSelect: () => setOpened('views') }
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <div className="console-list-tools" ref={tools}>
      {children}
      {/* they have their place before what is kept was read: nothing beside them moves, and a press opens them as soon as it was */}
      <Menu
        align="end"
        trigger={<IconButton label={text.views} icon={<Bookmark {...icon} />} />}
        items={[views, shared, [keep]]
          .filter((part) => part.length > 0)
          .flatMap((part, at) => (at > 0 ? ['divider' as const, ...part] : part))}
      />
      <IconButton label={text.columns} icon={<Columns3Cog {...icon} />} onClick={openColumns} />
      <IconButton label={text.reload} icon={<RotateCw {...icon} />} onClick={onReload} />
      {kept && list && ColumnDrawer && (
        <ColumnDrawer open={opened === 'columns'} columns={columns} kept={kept} list={list} isCards={isCards} onClose={close} />
      )}
      {kept && list && ViewsDialog && <ViewsDialog open={opened === 'views'} kept={kept} list={list} query={query} onClose={close} />}
    </div>
  )
}
