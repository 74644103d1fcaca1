import { useStore } from '@nanostores/react'
import { readOperation, type OperationRow, type RowChange } from '#src/api/operation-log.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './operation-log.css?inline'
import { $text } from './changes.text.ts'

addStyles(css)

interface Long {
  length: number
  start: string
}

const isLong = (value: unknown): value is Long => typeof value === 'object' && value !== null && 'sha256' in value && 'length' in value

function Value({ of: value }: { of: unknown }) {
  const text = useStore($text)
  if (value === undefined) return null
  if (value === null || value === '') return <span className="console-faint">{text.nothing}</span>
  if (isLong(value)) return text.long(value.length, value.start)
  return typeof value === 'string' ? value : jsonText(value)
}

/** One row before and after, a field a line. */
function Change({ change: { source, row_key: key, deed, before, after } }: { change: RowChange }) {
  const text = useStore($text)
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <section className="log-change">
      <h2>
        {text[deed]} <code>{key ? `${source} ${key}` : source}</code>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            {before && <th scope="col">{text.before}</th>}
            {after && <th scope="col">{text.after}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {before && (
                <td className="is-gone">
                  <Value of={before[field]} />
                </td>
              )}
              {after && (
                <td className="is-fresh">
                  <Value of={after[field]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What a line of the log changed: each row before and after. */
export function Changes({ row: { id } }: { row: Pick<OperationRow, 'id'> }) {
  const text = useStore($text)
  const connection = useConnection()
  const read = useCall(connection, readOperation, { params: { id } })
  if (read.state === 'waiting') return <Skeleton rows={4} height={32} />
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  const { changes, count } = read.data
  return (
    <div className="log-changes">
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
      {count > changes.length && <p>{text.more(count, changes.length)}</p>}
    </div>
  )
}
