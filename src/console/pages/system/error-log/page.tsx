import { useStore } from '@nanostores/react'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { errorLogOf, type LoggedError } from '#src/console/error-log.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { useHost } from '#src/ui/host.ts'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { $text } from './text.ts'

/** What failed in this console since it was opened, for whoever is asked to help. */
function ErrorLog() {
  const text = useStore($text)
  const locale = useStore($locale)
  const $log = errorLogOf(useHost())
  const rows = useStore($log)
  const columns: TableColumn<LoggedError>[] = [
    { key: 'message', title: text.message, heading: true, show: (row) => row.message },
    { key: 'kind', title: text.kind, width: 120, show: (row) => <span className="console-tag">{row.kind}</span> },
    { key: 'path', title: text.path, width: 240, show: (row) => <CodeText>{row.path}</CodeText> },
    { key: 'at', title: text.at, width: 180, show: (row) => new Date(row.at).toLocaleString(languageTags[locale], { hour12: false }) },
  ]
  return (
    <section className="console-list" aria-label={text.title}>
      <header className="console-list-head">
        <div>
          <h1>{text.title}</h1>
          <p className="console-faint">{text.about}</p>
        </div>
        {rows.length > 0 && <Button onClick={() => $log.set([])}>{text.clear}</Button>}
      </header>
      <Table caption={text.title} rows={rows} columns={columns} rowKey={(row) => row.id} empty={<Empty text={text.none} />} />
    </section>
  )
}

export default definePage({ text: $text, view: ErrorLog })
