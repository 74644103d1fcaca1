import { useStore } from '@nanostores/react'
import { readUserChart, type UserChart } from '#src/api/home.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from '../cards.text.ts'

/** Users of a shop: new ones of each day, and how often all of them have bought. */
export function BuyersChart() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useCall(connection, readUserChart, {})
  return (
    <div className="console-home-chart">
      <h3>{text.users}</h3>
      {read.state === 'waiting' && <Skeleton height={160} />}
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && <Drawn {...read.data} />}
    </div>
  )
}

function Drawn({ xAxis = [], series = [], bing_data: groups = [] }: UserChart) {
  const text = useStore($text)
  if (xAxis.length === 0 && groups.length === 0) return <Empty text={text.noUsers} />
  const names = [text.boughtNever, text.boughtOnce, text.stayed, text.cameBack]
  const fresh = [{ key: 'new', name: text.newUsers, values: series }]
  const bought = [{ key: 'bought', name: text.buyers, values: groups.map(({ value }) => value) }]
  return (
    <>
      {xAxis.length > 0 && <Chart label={text.newUsers} kind="line" points={xAxis} series={fresh} height={112} />}
      {groups.length > 0 && (
        <Chart label={text.buyers} kind="bars" points={groups.map(({ name }, at) => names[at] ?? name)} series={bought} height={112} />
      )}
    </>
  )
}
