import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import type { Cards } from '../client/cards.ts'
import { lifeOf } from '../client/life.ts'
import { notesOf, type Note } from '../client/notes.ts'
import type { Talk } from '../client/talk.ts'
import { Enlarged } from '../gallery/enlarged.tsx'
import type { Message } from '../wire/message.ts'
import { BubbleRow, type RowActions } from './bubble-row.tsx'
import { day, daysAgo } from './days.ts'
import { DownIcon } from './icons.tsx'
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
  /** Shown at the beginning of a conversation without messages. */
  greeting: string
  /** Whether another agent wrote a message on one's own side. */
  isColleagues?: (message: Message) => boolean
  /** What happened before this page came. */
  earlier?: readonly Note[]
}

const none: readonly Note[] = []

/** The messages of a conversation. */
export function Thread({ talk, cards, isMine, partner, hasHistory, greeting, isColleagues, earlier = none, ...actions }: ThreadProps) {
  const text = useStore($text)
  const messages = useStore(talk.$messages)
  const history = useStore(talk.$history)
  const { box, isAway, hasNews, follow, toEnd } = useScroll(messages, isMine)
  const notes = useNotes(talk, earlier)
  const life = lifeOf(talk)
  const ratings = useStore(life.$ratings)
  const rows = useMemo(() => rowsOf(messages, isMine, notes, isColleagues, ratings), [messages, isMine, notes, isColleagues, ratings])
  const [large, setLarge] = useState<string>()
  const context = useMemo((): ThreadContext => ({ cards, customer: talk.partner, enlarge: setLarge }), [cards, talk])
  const newestMine = messages.findLast((message) => message.state === 'sent' && isMine(message))?.key
  const readSeq = useStore(life.$readSeq)
  const isLoading = history === 'loading'

  const scroll = () => {
    follow()
    if (box.current && box.current.scrollTop < 40 && history === 'more') void talk.older()
  }

  return (
    <div className="kefu-thread">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div
        className="kefu-thread-scroll"
        ref={box}
        onScroll={scroll}
        role="log"
        aria-live="polite"
        aria-busy={isLoading}
        aria-label={text.messages}
        tabIndex={0}
      >
        <div className="kefu-thread-top">
          {isLoading && <span role="status">{text.loading}</span>}
          {(history === 'more' || history === 'failed') && (
            <button type="button" className="kefu-link" onClick={() => void talk.older()}>
              {history === 'failed' ? text.olderFailed : text.older}
            </button>
          )}
          {history === 'complete' && messages.length > 0 && <span>{text.start}</span>}
        </div>
        {messages.length === 0 && (history === 'complete' || !hasHistory) && <p className="kefu-greeting">{greeting}</p>}
        <Rows {...{ rows, context, partner, newestMine, readSeq }} {...actions} />
      </div>
      {large !== undefined && <Enlarged messages={messages} base={cards.base} first={large} onClose={() => setLarge(undefined)} />}
      {isAway && (
        <button type="button" className="kefu-to-end" data-news={hasNews || undefined} onClick={toEnd}>
          <DownIcon />
          {hasNews ? text.newest : <span className="ui-sr">{text.toEnd}</span>}
        </button>
      )}
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
}

function Rows({ rows, context, partner, newestMine, readSeq, ...actions }: RowsProps) {
  return rows.map((row) => {
    if (row.kind === 'day') return <DayMark key={row.key} at={row.at} />
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

function NoteLine({ note }: { note: Note }) {
  const text = useStore($text)
  return <p className="kefu-happened">{[text[note.what](note.name, note.to ?? ''), note.words].filter(Boolean).join(' · ')}</p>
}
