import { useStore } from '@nanostores/react'
import { ListFilter } from 'lucide-react'
import { Menu } from '#src/ui/menu/menu.tsx'
import type { ConversationList } from '../conversations.ts'
import type { Assigned } from './narrowing.ts'
import { $text } from './list.text.ts'

const parts: readonly (readonly [Assigned, 'every' | 'mine' | 'queue' | 'colleagues' | 'done'])[] = [
  ['all', 'every'],
  ['mine', 'mine'],
  ['queue', 'queue'],
  ['colleagues', 'colleagues'],
  ['done', 'done'],
]

interface FilterMenuProps {
  list: ConversationList
  /** A plain shop knows nothing of assignment: there conversations are only sorted. */
  knowsAssignment: boolean
}

/** Which conversations are listed by who has them, and in which order. */
export function FilterMenu({ list, knowsAssignment }: FilterMenuProps) {
  const text = useStore($text)
  const assigned = useStore(list.$assigned)
  const isUnreadFirst = useStore(list.$isUnreadFirst)
  const choices = parts.map(([value, label]) => ({
    key: value,
    label: text[label],
    checked: assigned === value,
    onSelect: () => list.assign(value),
  }))
  const orders = [false, true].map((value) => ({
    key: `order ${value}`,
    label: value ? text.unreadFirst : text.newest,
    checked: isUnreadFirst === value,
    onSelect: () => list.sort(value),
  }))
  return (
    <Menu
      align="end"
      items={knowsAssignment ? [...choices, 'divider', ...orders] : orders}
      trigger={
        <button
          type="button"
          className="kefu-filter"
          aria-label={text.narrow}
          title={text.narrow}
          data-on={assigned !== 'all' || undefined}
        >
          <ListFilter size={18} />
        </button>
      }
    />
  )
}

/** What the list is narrowed to, with the way back. */
export function FilterNote({ list }: Pick<FilterMenuProps, 'list'>) {
  const text = useStore($text)
  const assigned = useStore(list.$assigned)
  if (assigned === 'all') return null
  return (
    <p className="kefu-filter-note">
      <strong>{text[assigned]}</strong>
      <button type="button" className="kefu-link" onClick={() => list.assign('all')}>
        {text.showAll}
      </button>
    </p>
  )
}
