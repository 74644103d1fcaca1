import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import type { Cards } from '../client/cards.ts'
import { lifeOf } from '../client/life.ts'
import { notesOf, type Note } from '../client/notes.ts'
import type { HistoryState, Talk } from '../client/talk.ts'
import { useLazy } from '../lazy.tsx'
import type { Message } from '../wire/message.ts'
import { BubbleRow, type RowActions } from './bubble-row.tsx'
import { day, daysAgo } from './days.ts'
import type { HappenedProps } from './happened.tsx'
import type { ThreadContext } from './kind.ts'
import { rowsOf, type Row } from './rows.ts'
import { $text } from './thread.text.ts'
import { $today } from './today.ts'
import css from './thread.css?inline'
import { useScroll } from './use-scroll.tsx'

addStyles(css)

interface ThreadProps extends RowActions {
  talk: Talk
  cards: Cards
  isMine: (message: Message) => boolean
  partner: { nickname: string; avatar: string }
  /** False when there is no history to page through. */
  hasHistory: boolean
  /** What the other side names at servers that are not the shop's is shown when it is pressed. */
  isWary?: boolean
  /** Messages were drawn, into this box; of many those around the one that `centre` was called for. */
  onDrawn?: (box: HTMLElement, centre: (key: string) => void) => void
  /** Leads to what a card is of. */
  onCard?: ThreadContext['look']
  /** Shown at the beginning of a conversation without messages. */
  greeting: string
  /** Whether another agent wrote a message on one's own side. */
  isColleagues?: (message: Message) => boolean
  /** What happened before this page came. */
  earlier?: readonly Note[]
}

const none: readonly Note[] = []
const enlarged = async () => (await import('../gallery/enlarged.tsx')).Enlarged
const away = async () => (await import('./look/away.tsx')).Away
const happened = async () => (await import('./happened.tsx')).Happened

/** The messages of a conversation. */
export function Thread(props: ThreadProps) {
  const { talk, cards, isMine, partner, hasHistory, greeting, isColleagues, earlier = none, ...rest } = props
  const { isWary = false, onCard, onDrawn, ...actions } = rest
  const text = useStore($text)
  const messages = useStore(talk.$messages)
  const history = useStore(talk.$history)
  const mark = useStore(talk.window.$mark)
  const isBehind = useStore(talk.window.$isBehind)
  const notes = useNotes(talk, earlier)
  const life = lifeOf(talk)
  const ratings = useStore(life.$ratings)
  const rows = useMemo(
    () => rowsOf(messages, isMine, notes, isColleagues, ratings, mark?.seq),
    [messages, isMine, notes, isColleagues, ratings, mark],
  )
  const scroll = useScroll(messages, rows, isBehind)
  const { box, drawn, isAway } = scroll
  const [large, setLarge] = useState<string>()
  const [Enlarged] = useLazy(enlarged, large !== undefined)
  const isElsewhere = isAway || isBehind
  const [Away] = useLazy(away, isElsewhere)
  const context = useMemo(
    (): ThreadContext => ({ cards, customer: talk.partner, enlarge: setLarge, look: onCard, isWary }),
    [cards, talk, onCard, isWary],
  )
  const newestMine = messages.findLast((message) => message.state === 'sent' && isMine(message))?.key
  const readSeq = useStore(life.$readSeq)
  useEffect(() => onDrawn?.(box.current!, scroll.setCentre))

  return (
    <div className="kefu-thread">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div
        className="kefu-thread-scroll"
        ref={box}
        onScroll={scroll.follow}
        role="log"
        // what is read anew above is no news
        aria-live={isAway ? 'off' : 'polite'}
        aria-busy={history === 'loading'}
        aria-label={text.messages}
        tabIndex={0}
      >
        <div>
          <Top history={drawn[0] === rows[0] ? history : 'unread'} isEmpty={messages.length === 0} onOlder={() => void talk.older()} />
          {messages.length === 0 && (history === 'complete' || !hasHistory) && <p className="kefu-greeting">{greeting}</p>}
          <Rows {...{ context, partner, newestMine, readSeq }} rows={drawn} unread={mark?.count ?? 0} {...actions} />
        </div>
      </div>
      {large !== undefined && Enlarged && (
        <Enlarged messages={messages} context={context} first={large} onClose={() => setLarge(undefined)} />
      )}
      {isElsewhere && Away && <Away {...{ talk, rows, scroll }} />}
    </div>
  )
}

interface TopProps {
  history: HistoryState
  isEmpty: boolean
  onOlder(): void
}

/** Above the oldest message: whether there are older ones. */
function Top({ history, isEmpty, onOlder }: TopProps) {
  const text = useStore($text)
  return (
    <div className="kefu-thread-top">
      {history === 'loading' && <span role="status">{text.loading}</span>}
      {(history === 'more' || history === 'failed') && (
        <button type="button" className="kefu-link" onClick={onOlder}>
          {history === 'failed' ? text.olderFailed : text.older}
        </button>
      )}
      {history === 'complete' && !isEmpty && <span>{text.start}</span>}
    </div>
  )
}

/** What happened before this page came, and since: each once. */
function useNotes(talk: Talk, earlier: readonly Note[]): readonly Note[] {
  const heard = useStore(notesOf(talk))
  return useMemo(() => [...earlier, ...heard.filter(({ key }) => earlier.every((note) => note.key !== key))], [earlier, heard])
}

interface RowsProps extends RowActions {
  rows: readonly Row[]
  context: ThreadContext
  partner: ThreadProps['partner']
  /** Key of the newest of one's own. */
  newestMine: string | undefined
  /** The newest number that the other side has read. */
  readSeq: number
  /** How many were unread when it was opened. */
  unread: number
}

function Rows({ rows, context, partner, newestMine, readSeq, unread, ...actions }: RowsProps) {
  return rows.map((row) => {
    if (row.kind === 'day') return <DayMark key={row.key} at={row.at} />
    if (row.kind === 'unread') return <UnreadMark key={row.key} count={unread} />
    if (row.kind === 'note') return <NoteLine key={row.key} note={row.note} />
    const arrival = row.key === newestMine ? arrivalOf(row.message, readSeq) : undefined
    return <BubbleRow key={row.key} row={row} context={context} partner={partner} arrival={arrival} {...actions} />
  })
}

const arrivalOf = ({ wire, seq }: Message, readSeq: number) =>
  Number(wire?.type) === 1 || (seq !== undefined && seq <= readSeq) ? 'read' : 'sent'

function DayMark({ at }: { at: number }) {
  const text = useStore($text)
  const locale = useStore($locale)
  const now = useStore($today)
  const ago = daysAgo(at, now)
  return (
    <div className="kefu-day">
      <span>{ago === 0 ? text.today : ago === 1 ? text.yesterday : day(at, now, locale)}</span>
    </div>
  )
}

function UnreadMark({ count }: { count: number }) {
  const text = useStore($text)
  return (
    <div className="kefu-day" data-unread="">
      <span>{text.unread(count)}</span>
    </div>
  )
}

function NoteLine({ note }: HappenedProps) {
  const [Happened] = useLazy(happened, true)
  return Happened ? <Happened note={note} /> : null
}
