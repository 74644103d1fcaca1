import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useConnection } from '#src/gate/use-connection.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import type { ListPage, PageWords } from '../page.ts'
import paperCss from '../records/print/paper.css?inline'
import { PaperDialog } from '../records/print/paper-dialog.tsx'
import dialogCss from '../records/print/print-dialog.css?inline'
import { usePaper } from '../records/print/use-paper.ts'
import listCss from './print-list.css?inline'
import { $text } from './print-list.text.ts'
import { readAll } from './read-all.ts'

addStyles(dialogCss)

type Sheet = Awaited<ReturnType<typeof readAll>>

export interface PrintListProps {
  page: ListPage<never, PageWords>
  words: PageWords
  /** What narrows and orders the list. */
  query: object
  /** Columns as they stand in the list; those that a file does not know are left out. */
  keys: readonly string[]
  onClose(): void
}

/** Reads what the list finds once; `failure` is what went wrong. */
function useSheet({ page, words, query, keys }: PrintListProps) {
  const connection = useConnection()
  const [sheet, setSheet] = useState<Sheet>()
  const [read, setRead] = useState(0)
  const [failure, setFailure] = useState('')
  // as it was when somebody asked for it: the list behind may be read again
  const [wanted] = useState({ page, words, query, keys })
  useEffect(() => {
    const running = new AbortController()
    const reading = { signal: running.signal, onProgress: setRead }
    readAll(connection, wanted.page, wanted.words, wanted.query, reading, wanted.keys).then(setSheet, (error: unknown) => {
      if (!running.signal.aborted) setFailure((error as Error).message)
    })
    return () => running.abort()
  }, [connection, wanted])
  return { sheet, read, failure }
}

/** All that a list finds as a table on paper, in the columns that stand in it: reports, what lies in stock, price lists. */
export function PrintList(props: PrintListProps) {
  const { words, onClose } = props
  const text = useStore($text)
  const site = useStore(useConnection().$session)?.siteName ?? ''
  const { sheet, read, failure } = useSheet(props)
  const [at] = useState(() => shopTime(Date.now() / 1000))
  const { frame, setFrame, body } = usePaper(words.title, paperCss + listCss)
  return (
    <PaperDialog
      title={`${text.print} ${words.title}`}
      isReady={Boolean(sheet && body)}
      onPrint={() => frame?.contentWindow?.print()}
      onClose={onClose}
    >
      {failure && <ErrorCard title={text.notRead} message={failure} />}
      {!sheet && !failure && <p role="status">{text.reading(read)}</p>}
      <iframe ref={setFrame} className="console-print" title={words.title} />
      {body && sheet && createPortal(<PrintedList {...{ sheet, site, at }} title={words.title} />, body)}
    </PaperDialog>
  )
}

interface PrintedListProps {
  sheet: Sheet
  title: string
  site: string
  /** When it was read. */
  at: string
}

function PrintedList({ sheet: { header, kinds, lines }, title, site, at }: PrintedListProps) {
  const text = useStore($text)
  return (
    <>
      <header>
        {site && <p>{site}</p>}
        <h1>{title}</h1>
        <p>{text.rows(lines.length, at)}</p>
      </header>
      <table>
        <thead>
          <tr>
            {header.map((heading, column) => (
              <th key={heading} data-kind={kinds[column]}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            // a row of a report has no name of its own, and none comes or goes
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {line.map((cell, column) => (
                <td key={header[column]} data-kind={kinds[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
