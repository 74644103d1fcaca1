import { useStore } from '@nanostores/react'
import type { DictionaryCounts } from '#src/api/dictionaries.ts'
import dictionaryEntry from '#src/api/resources/dictionary-entry.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $kinds } from '#src/console/parts/master-data/kinds.text.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

/** How many entries each kind of basic data has at this server. */
export function BasicsChart() {
  const text = useStore($text)
  const kinds = useStore($kinds)
  const connection = useConnection()
  const read = useCall(connection, dictionaryEntry.calls.list, { body: { page: 1, limit: 1 } })
  if (read.state === 'waiting') return <Skeleton rows={4} height={20} />
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  const { tabs } = read.data as unknown as DictionaryCounts
  const counted = tabs.flatMap(({ kind, count }) => (kind === '' ? [] : [{ kind, count }]))
  if (counted.every(({ count }) => count === 0)) return <Empty text={text.noBasics} />
  return (
    <Chart
      label={text.basics}
      kind="bars"
      points={counted.map(({ kind }) => kinds[kind])}
      series={[{ key: 'count', name: text.count, values: counted.map(({ count }) => count) }]}
    />
  )
}
