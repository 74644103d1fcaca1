import { useStore } from '@nanostores/react'
import { readPaper, type PaperChange, type PaperEvent, type PaperLink, type PaperType, type WholePaper } from '#src/api/factory-orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { Link } from '#src/console/router/link.tsx'
import type { Fields } from '#src/kinds/kind.ts'
import { addStyles } from '#src/lib/styles.ts'
import { eventNote, eventWord } from '#src/papers/factory/event-words.ts'
import { useRead } from '#src/stores/use-read.ts'
import { $locale } from '#src/text/locale.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { paperAddresses } from '../paper-addresses.ts'
import { PaperChanges } from './paper-changes.tsx'
import css from './paper-trail.css?inline'
import { $text } from './text.ts'

addStyles(css)

/** Events whose note is no reason: what was written, how often it was printed, as what it was saved, which file, what was settled by how much. */
const saysItself = new Set(['note', 'print', 'contract', 'allocate', 'file', 'delete-file'])

type Words = Readonly<Record<string, unknown>>

interface PaperTrailProps {
  type: PaperType
  fields: Fields
  id: string
  /** Another one reads again. */
  version: number | undefined
  words: Words
  tools: PageTools
}

/** What a paper answers and what answers it, each leading there; and who did what with it, when and why (manufacturing 3.2, detail). */
export function PaperTrail({ type, fields, id, version, words, tools }: PaperTrailProps) {
  const text = useStore($text)
  const body = { type, id: Number(id) }
  const { method, side, path } = readPaper
  const read = useRead(tools.connection, [method, side, path, body, version], (over) => over.send(readPaper, { body }))
  if (read.state === 'waiting') return <Skeleton rows={3} height={20} />
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  const { links, lines, events } = read.data as unknown as WholePaper
  const groups = Object.entries(links).filter(([, papers]) => papers.length > 0) as [keyof WholePaper['links'], PaperLink[]][]
  return (
    <div className="paper-trail">
      {groups.length > 0 && (
        <dl className="paper-links">
          {groups.map(([way, papers]) => (
            <div key={way}>
              <dt>{text[way]}</dt>
              <dd>
                {papers.map((paper) => (
                  <PaperName key={paper.id} paper={paper} tools={tools} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ol className="console-history">
        {events.map((event, at) => (
          // what happened is only ever added to, and has no id of its own
          // oxlint-disable-next-line react/no-array-index-key
          <Event key={at} event={event} lines={lines} fields={fields} words={words} />
        ))}
      </ol>
    </div>
  )
}

function PaperName({ paper: { type, id, sn }, tools }: { paper: PaperLink; tools: PageTools }) {
  const text = useStore($text) as unknown as Readonly<Record<string, string>>
  const page = paperAddresses[type]
  const name = `${text[type] ?? type} ${sn}`
  return page && tools.connection.can(page.key) ? <Link to={`${page.path}/${id}`}>{name}</Link> : <span>{name}</span>
}

interface EventProps {
  event: PaperEvent
  lines: WholePaper['lines']
  fields: Fields
  words: Words
}

function Event({ event, lines, fields, words }: EventProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  const { at, who, what, diff } = event
  const note = eventNote(event, locale)
  const closed = new Set(diff && 'lines' in diff ? diff.lines : [])
  const changes = diff && 'changes' in diff ? (diff.changes as PaperChange[]) : []
  return (
    <li>
      <p>
        <time>{at}</time> {who} {eventWord(what, locale)}
        {note && ` · ${saysItself.has(what) ? note : text.because(note)}`}
      </p>
      {lines
        .filter(({ line_id }) => closed.has(line_id))
        .map(({ line_id, no, name, spec }) => (
          <p key={line_id}>{text.line(no, [name, spec].filter(Boolean).join(' '))}</p>
        ))}
      {changes.length > 0 && <PaperChanges list={changes} fields={fields} words={words} />}
    </li>
  )
}
