import { useStore } from '@nanostores/react'
import { loadResource } from '#src/api/load-resource.ts'
import type { RecordChange, Resource } from '#src/api/resource.ts'
import { readerOf } from '#src/fields/reader.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readHistory, readOptions } from '#src/stores/records.ts'
import { useRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $recordWords } from './records.text.ts'

type Words = Readonly<Record<string, unknown>>
type Entry = [string, Field<unknown>]

/** Fields of the record, or of the lines whose row a change was. */
const fieldsOf = ({ fields }: Resource, lines: string): Entry[] => {
  const own = lines ? ((fields[lines] as Field<unknown>).options as { of: Fields }).of : fields
  return Object.entries(own) as Entry[]
}

const isReference = ({ kind }: Field<unknown>) => kind.as === 'reference'

/** Names of all records that the changes refer to: one call for each resource. @throws RequestError */
async function namesIn(connection: Connection, resource: Resource, changes: readonly RecordChange[]): Promise<Map<string, string>> {
  const ids = new Map<string, Set<string>>()
  for (const { lines, before, after } of changes)
    for (const [name, field] of fieldsOf(resource, lines).filter(([, one]) => isReference(one)))
      for (const side of [before, after]) {
        const id = field.kind.read(side[wireOf(name, field)])
        const { source } = field.options as { source: string }
        if (id) ids.set(source, (ids.get(source) ?? new Set()).add(String(id)))
      }
  const found = await Promise.all(
    [...ids].map(async ([source, wanted]) => {
      const { list } = await readOptions(connection, await loadResource(source), { ids: [...wanted].slice(0, 200).join(',') })
      return list.map(({ id, name }): [string, string] => [`${source} ${id}`, name])
    }),
  )
  return new Map(found.flat())
}

export interface RecordHistoryProps {
  resource: Resource
  id: string
  /** Another one asks again. */
  version: number | undefined
  words: Words
}

/** Who changed what of a record, the newest first. */
export function RecordHistory({ resource, id, version, words }: RecordHistoryProps) {
  const connection = useConnection()
  const text = useStore($recordWords)
  const common = useStore($common)
  const read = useRead(connection, ['history', resource.name, id, version], async (over) => {
    const { list } = await readHistory(over, resource, id)
    return { list, names: await namesIn(over, resource, list) }
  })
  if (read.state === 'waiting') return <Skeleton rows={3} height={20} />
  if (read.state === 'failed')
    return (
      <p role="alert">
        {read.message} <Button onClick={read.reload}>{common.retry}</Button>
      </p>
    )
  const { list, names } = read.data
  const reader = readerOf(words, (source, one) => names.get(`${source} ${one}`) ?? one)
  const actions = { insert: text.inserted, update: text.updated, delete: text.deleted }
  return (
    <ol className="console-history">
      {list.map((change, index) => (
        // changes are only ever added, and have no id of their own
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <p>
            <time>{change.at}</time> {change.by} {actions[change.deed]}
            {change.lines && ` ${String(words[change.lines] ?? change.lines)}`}
          </p>
          <Changes entries={fieldsOf(resource, change.lines)} change={change} words={words} reader={reader} />
        </li>
      ))}
    </ol>
  )
}

interface ChangesProps {
  entries: readonly Entry[]
  change: RecordChange
  words: Words
  reader: ReturnType<typeof readerOf>
}

function Changes({ entries, change: { deed, before, after }, words, reader }: ChangesProps) {
  const valueOf = (field: Field<unknown>, key: string, side: RecordChange['before']) =>
    key in side ? field.kind.text(field.kind.read(side[key]), reader) : ''
  const shown = entries.flatMap(([name, field]) => {
    const key = wireOf(name, field)
    const [old, next] = [valueOf(field, key, before), valueOf(field, key, after)]
    return old === next || (deed !== 'update' && !old && !next) ? [] : [{ name, old, next }]
  })
  if (shown.length === 0) return null
  return (
    <dl>
      {shown.map(({ name, old, next }) => (
        <div key={name}>
          <dt>{String(words[name] ?? name)}</dt>
          <dd>
            {deed !== 'insert' && <del>{old || '—'}</del>}
            {deed === 'update' && ' → '}
            {deed !== 'delete' && <ins>{next || '—'}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
