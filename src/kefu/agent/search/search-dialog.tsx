import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { searchMessages, type FoundMessage } from '#src/api/chat-search.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { summaryOf } from '../../thread/summary.ts'
import { $text as $thread } from '../../thread/thread.text.ts'
import { targetOf } from './target.ts'
import { useWhen } from '../../thread/use-when.tsx'
import { useCalled } from '../list/guest-name.ts'
import { listOf } from '../side/list-of.ts'
import { PageList } from '../side/page-list.tsx'
import { useLater } from '../side/use-later.tsx'
import { usePages } from '../side/use-pages.tsx'
import type { Workbench } from '../workbench.ts'
import { leadTo } from './lead.ts'
import css from './search.css?inline'
import { $text } from './search.text.ts'

addStyles(css)

export interface SearchDialogProps {
  connection: Connection
  workbench: Workbench
  /** The visitor of the open conversation; without one all are searched. */
  uid?: string | undefined
  /** What to look for at first. */
  words?: string
  onClose(): void
}

/** Finds messages, and leads to them. A plain shop searches nothing: there what is loaded is looked through, and the dialog says so. */
export function SearchDialog({ connection, workbench, uid, words: begun = '', onClose }: SearchDialogProps) {
  const text = useStore($text)
  const [typed, setTyped] = useState(begun)
  const words = useLater(typed.trim())
  const [scope, setScope] = useState<'here' | 'everywhere'>(uid === undefined ? 'everywhere' : 'here')
  const searches = connection.capabilities.features.chatSequence
  const tabs = (['here', 'everywhere'] as const).map((value) => ({ value, label: text[value] }))
  return (
    <Dialog open onClose={onClose} title={text.title} width={560}>
      <div className="kefu-search">
        <Input
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder={text.words}
          aria-label={text.words}
          prefix={<Search size={15} />}
        />
        {searches && uid !== undefined && <Tabs value={scope} onChange={setScope} tabs={tabs} aria-label={text.scope} />}
        {!searches && <p className="kefu-search-note">{text.loadedOnly}</p>}
        <div className="kefu-search-list">
          {words === '' ? (
            <Empty text={text.hint} />
          ) : searches ? (
            <Found {...{ connection, workbench, words, onClose }} uid={scope === 'here' ? uid : undefined} />
          ) : (
            <Loaded {...{ connection, workbench, words, onClose }} uid={uid} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

type ListProps = Omit<SearchDialogProps, 'words'> & { words: string }

function Found({ connection, workbench, uid, words, onClose }: ListProps) {
  const text = useStore($text)
  const notify = useNotify()
  const pages = usePages(connection, searchMessages, { query: { words, ...(uid !== undefined && { uid }) } }, listOf<FoundMessage>)
  const called = useCalled()
  const nameIn = ({ nickname, is_tourist }: FoundMessage) => called(nickname, is_tourist === 1)
  const nameOf = (found: FoundMessage) => (found.writer === found.nickname ? nameIn(found) : found.writer)
  const lead = (found: FoundMessage) => {
    onClose()
    leadTo(connection, workbench, found).catch((error: Error) => notify.error(error.message))
  }
  return (
    <PageList pages={pages} empty={text.none} keyOf={({ id }) => String(id)} label={text.found}>
      {(found) => (
        <Line
          who={[...new Set([...(uid === undefined ? [nameIn(found)] : []), nameOf(found)])].join(' · ')}
          at={Number(found.add_time) * 1000}
          said={found.words}
          words={words}
          onChoose={() => lead(found)}
        />
      )}
    </PageList>
  )
}

function Loaded({ connection, workbench, uid, words, onClose }: ListProps) {
  const text = useStore($text)
  const thread = useStore($thread)
  const called = useCalled()
  if (uid === undefined) return <Empty text={text.none} />
  const isGuest = workbench.list.find(uid)?.isTourist === true
  const talk = workbench.talkOf(uid)
  const wanted = words.toLowerCase()
  const found = talk.$messages
    .get()
    .map((message) => ({ message, said: summaryOf(message, thread, connection.base) }))
    .filter(({ said }) => said.toLowerCase().includes(wanted))
    .toReversed()
  if (found.length === 0) return <Empty text={text.none} />
  return (
    <ul className="kefu-side-list" aria-label={text.found}>
      {found.map(({ message, said }) => (
        <li key={message.key}>
          <Line
            who={called(message.nickname, isGuest && message.from === uid)}
            at={message.at}
            said={said}
            words={words}
            onChoose={() => {
              onClose()
              targetOf(talk).set(message.key)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  who: string
  /** Milliseconds. */
  at: number
  said: string
  words: string
  onChoose(): void
}

function Line({ who, at, said, words, onChoose }: LineProps) {
  const when = useWhen(at)
  return (
    <button type="button" className="kefu-search-line" onClick={onChoose}>
      <span className="kefu-search-who">
        {who} <time dateTime={new Date(at).toISOString()}>{when}</time>
      </span>
      <span className="kefu-search-said">{marked(said, words)}</span>
    </button>
  )
}

/** The beginning of what was said up to the first word, and the word marked. */
function marked(said: string, words: string) {
  const [first = ''] = words.toLowerCase().split(/\s+/)
  const at = said.toLowerCase().indexOf(first)
  if (at < 0) return said
  const from = Math.max(at - 30, 0)
  return (
    <>
      {from > 0 && '…'}
      {said.slice(from, at)}
      <mark>{said.slice(at, at + first.length)}</mark>
      {said.slice(at + first.length)}
    </>
  )
}
