import { useStore } from '@nanostores/react'
import { ListFilter } from 'lucide-react'
import { listChatTags } from '#src/api/chat-tags.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import type { ConversationList } from '../conversations.ts'
import type { Assigned } from './narrowing.ts'
import { $text } from './list.text.ts'

/** How many tags are offered. */
const offered = 12

const parts: readonly (readonly [Assigned, 'every' | 'mine' | 'queue' | 'colleagues' | 'done'])[] = [
  ['all', 'every'],
  ['mine', 'mine'],
  ['queue', 'queue'],
  ['colleagues', 'colleagues'],
  ['done', 'done'],
]

interface FilterMenuProps {
  connection: Connection
  list: ConversationList
  /** A plain shop knows nothing of assignment: there conversations are only sorted. */
  knowsAssignment: boolean
}

/** Which conversations are listed by who has them, and in which order. */
export function FilterMenu({ connection, list, knowsAssignment }: FilterMenuProps) {
  const text = useStore($text)
  const assigned = useStore(list.$assigned)
  const isUnreadFirst = useStore(list.$isUnreadFirst)
  const tag = useStore(list.$tag)
  const known = useCall(connection, listChatTags, knowsAssignment ? {} : null)
  const names = known.state === 'there' && Array.isArray(known.data) ? known.data.slice(0, offered).map(({ name }) => name) : []
  const tags = [...new Set(tag ? [tag, ...names] : names)].map((name) => ({
    key: `tag ${name}`,
    label: `# ${name}`,
    checked: tag === name,
    onSelect: () => list.tag(tag === name ? '' : name),
  }))
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
      items={knowsAssignment ? [...choices, 'divider', ...orders, ...(tags.length > 0 ? ['divider' as const, ...tags] : [])] : orders}
      trigger={
        <button
          type="button"
          className="kefu-filter"
          aria-label={text.narrow}
          title={text.narrow}
          data-on={assigned !== 'all' || tag !== '' || undefined}
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
  const tag = useStore(list.$tag)
  if (assigned === 'all' && tag === '') return null
  const all = () => {
    if (assigned !== 'all') list.assign('all')
    if (tag !== '') list.tag('')
  }
  return (
    <p className="kefu-filter-note">
      <strong>{[assigned !== 'all' && text[assigned], tag && `# ${tag}`].filter(Boolean).join(' · ')}</strong>
      <button type="button" className="kefu-link" onClick={all}>
        {text.showAll}
      </button>
    </p>
  )
}
