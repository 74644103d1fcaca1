import { useStore } from '@nanostores/react'
import type { Id } from '#src/api/endpoint.ts'
import { listRouteRules, type RouteRule } from '#src/api/shop/route-rules.ts'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { useCall } from '#src/stores/use-read.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { matching } from './call-modules.ts'
import { $text } from './calls.text.ts'

interface CallListProps {
  connection: Connection
  module: Id
  words: string
  /** Of any module. */
  chosen: readonly RouteRule[]
  /** `POST user/user`: what stands below the rule already. */
  added: ReadonlySet<string>
  onChoose(chosen: readonly RouteRule[]): void
}

const keyOf = ({ id }: RouteRule) => String(id)

/** The calls of a module, to be marked. */
export function CallList({ connection, module, words, chosen, added, onChoose }: CallListProps) {
  const text = useStore($text)
  const read = useCall(connection, listRouteRules, { query: { cate_id: module } })
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  const all = read.state === 'there' ? read.data : []
  const select = (keys: readonly (string | number)[]) => {
    const known = [...chosen, ...all.filter((call) => !chosen.some((other) => keyOf(other) === keyOf(call)))]
    onChoose(known.filter((call) => keys.includes(keyOf(call))))
  }
  const isAdded = ({ method, path }: RouteRule) => added.has(`${method} ${path}`)
  return (
    <Table
      compact
      caption={text.name}
      rows={matching(all, words)}
      rowKey={keyOf}
      rowName={({ name }) => name}
      loading={read.state === 'waiting'}
      empty={<Empty text={all.length === 0 ? text.none : text.nothing} />}
      selection={chosen.map(keyOf)}
      onSelect={select}
      columns={[
        {
          key: 'name',
          title: text.name,
          heading: true,
          show: (call) => (
            <>
              <strong className="console-name">{call.name}</strong>
              {isAdded(call) && <span className="console-tag">{text.added}</span>}
            </>
          ),
        },
        { key: 'method', title: text.method, width: 100, show: ({ method }) => <CodeText>{method}</CodeText> },
        { key: 'path', title: text.path, width: 320, show: ({ path }) => <CodeText>{path}</CodeText> },
      ]}
    />
  )
}
