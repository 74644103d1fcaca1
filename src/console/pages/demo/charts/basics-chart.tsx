import { useStore } from '@nanostores/react'
import { listBasics } from '#src/api/basics.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
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
  const asked = useAsked('basics', () => connection.send(listBasics, { query: { page: 1, limit: 1 } }))
  if (asked.state === 'waiting') return <Skeleton rows={4} height={20} />
  if (asked.state === 'failed') return <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />
  const counted = asked.data.tabs.flatMap(({ kind, count }) => (kind === '' ? [] : [{ kind, count }]))
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
