import { useStore } from '@nanostores/react'
import { Pencil, Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeAgentReply } from '#src/api/canned-replies.ts'
import type { ReplyLibrary } from './library.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { keep, recall } from '../../page-storage.ts'
import { NotThere } from '../side/page-list.tsx'
import { Categories } from './categories.tsx'
import css from './replies.css?inline'
import { $text } from './replies.text.ts'
import { ReplyForm } from './reply-form.tsx'
import { matching, nameOf, type Reply } from './reply-text.ts'
import { useRemoval } from './use-removal.tsx'
import { useReplies } from './use-replies.tsx'

addStyles(css)

export interface WindowProps {
  connection: Connection
  onClose(): void
  onChoose(message: string): void
}

const own: ReplyLibrary = 1
const shared: ReplyLibrary = 0
const lastChosen = 'crm:replies-library'

/** Where the window begins: in the library that was chosen last, but never in an empty one of one's own. Undefined until that is known. */
function useLibrary(connection: Connection): [ReplyLibrary | undefined, (next: ReplyLibrary) => void] {
  const [library, setLibrary] = useState<ReplyLibrary | undefined>(() => (recall(lastChosen) === shared ? shared : undefined))
  const owned = useReplies(connection, own)
  if (library === undefined && owned.state !== 'waiting') setLibrary(owned.state === 'there' && owned.data.length === 0 ? shared : own)
  return [library, setLibrary]
}

/** All canned replies: one's own, which can be changed here, and those of the shop. */
export function RepliesWindow({ connection, onClose, onChoose }: WindowProps) {
  const text = useStore($text)
  const [begun, setLibrary] = useLibrary(connection)
  const library = begun ?? own
  const [category, setCategory] = useState('')
  const [search, setSearch] = useState('')
  /** `new`, or the reply that is being changed. */
  const [edited, setEdited] = useState<Reply | 'new'>()
  const choose = (next: ReplyLibrary) => {
    setLibrary(next)
    keep(lastChosen, next)
    setCategory('')
    setEdited(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={text.title} width={720}>
      <div className="kefu-replies">
        <Tabs
          value={library}
          onChange={choose}
          aria-label={text.libraries}
          tabs={[
            { value: own, label: text.own },
            { value: shared, label: text.shared },
          ]}
        />
        <div className="kefu-replies-tools">
          <Input
            type="search"
            value={search}
            onChange={setSearch}
            placeholder={text.search}
            aria-label={text.search}
            prefix={<Search size={15} />}
          />
          {begun === own && (
            <Button icon={<Plus size={15} />} onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          )}
        </div>
        <div className="kefu-replies-body">
          <Categories key={library} connection={connection} library={library} value={category} onChange={setCategory} />
          {edited ? (
            <ReplyForm
              key={edited === 'new' ? 'new' : edited.id}
              connection={connection}
              reply={edited === 'new' ? undefined : edited}
              category={category}
              onClose={() => setEdited(undefined)}
            />
          ) : (
            <Replies {...{ connection, library, category, search, onChoose }} onEdit={setEdited} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface RepliesProps {
  connection: Connection
  library: ReplyLibrary
  category: string
  search: string
  onChoose(message: string): void
  onEdit(reply: Reply): void
}

function Replies({ connection, library, category, search, onChoose, onEdit }: RepliesProps) {
  const text = useStore($text)
  const read = useReplies(connection, library)
  const remove = useRemoval(connection)
  if (read.state === 'failed') return <NotThere failure={read} onRetry={read.reload} />
  if (read.state === 'waiting') return <Skeleton rows={5} height={20} />
  const found = matching(read.data, search).filter((reply) => category === '' || reply.category === category)
  if (found.length === 0) return <Empty text={read.data.length > 0 ? text.none : library === own ? text.noneOwn : text.noneShared} />
  return (
    <ul className="kefu-replies-list" aria-label={text.list}>
      {found.map((reply) => (
        <li key={reply.id}>
          <button type="button" title={text.use(nameOf(reply))} onClick={() => onChoose(reply.message)}>
            {reply.title && <strong>{reply.title}</strong>}
            <span>{reply.message}</span>
          </button>
          {library === own && (
            <span className="kefu-replies-acts">
              <IconButton size="compact" label={text.changeThis(nameOf(reply))} icon={<Pencil size={14} />} onClick={() => onEdit(reply)} />
              <IconButton
                size="compact"
                label={text.removeThis(nameOf(reply))}
                icon={<Trash2 size={14} />}
                onClick={() => void remove(text.removeReply, removeAgentReply, reply.id)}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
