import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import type { Connection } from '#src/stores/connection.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { $text as $links } from '../links.text.ts'
import { $text } from './custom.text.ts'
import { keepsLinks, type SavedLink } from './saved-links.ts'

interface SavedListProps {
  connection: Connection
  links: readonly SavedLink[]
  isWaiting: boolean
  chosen: string
  onChoose: (link: string) => void
  onRemove: (link: SavedLink) => void
}

/** Links of one's own, to choose from and to delete. */
export function SavedList({ connection, links, isWaiting, chosen, onChoose, onRemove }: SavedListProps) {
  const t = useStore($text)
  const words = useStore($links)
  // rows that only the server knows cannot be deleted where it has no call for it
  const canRemove = (link: SavedLink) => link.origin === 'device' || keepsLinks(connection)
  return (
    <Table
      compact
      caption={t.saved}
      rows={links}
      rowKey={(link) => `${link.origin} ${link.id}`}
      rowName={(link) => link.name}
      loading={isWaiting}
      empty={t.none}
      choice={choiceOf(links, chosen)}
      onChoose={(link) => onChoose(link.url)}
      columns={[
        { key: 'name', title: t.name, heading: true, show: (link) => link.name },
        { key: 'url', title: words.link, show: (link) => <span className="pick-address">{link.url}</span> },
        {
          key: 'remove',
          title: t.remove(''),
          actions: true,
          width: 56,
          show: (link) =>
            canRemove(link) && (
              <IconButton size="compact" label={t.remove(link.name)} icon={<Trash2 size={15} />} onClick={() => onRemove(link)} />
            ),
        },
      ]}
    />
  )
}

const choiceOf = (links: readonly SavedLink[], chosen: string): string | null => {
  const link = links.find(({ url }) => url === chosen)
  return link ? `${link.origin} ${link.id}` : null
}
