import { useStore } from '@nanostores/react'
import { readUserChart, type UserChart } from '#src/api/shop/home.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
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
  const asked = useAsked('users', () => connection.send(readUserChart, {}))
  return (
    <div className="console-home-chart">
      <h3>{text.users}</h3>
      {asked.state === 'waiting' && <Skeleton height={160} />}
      {asked.state === 'failed' && <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />}
      {asked.state === 'there' && <Drawn {...asked.data} />}
    </div>
  )
}

function Drawn({ xAxis = [], series = [], bing_data: groups = [] }: UserChart) {
  const text = useStore($text)
  if (xAxis.length === 0 && groups.length === 0) return <Empty text={text.noUsers} />
  const fresh = [{ key: 'new', name: text.newUsers, values: series.map(Number) }]
  const bought = [{ key: 'bought', name: text.buyers, values: groups.map(({ value }) => Number(value)) }]
  return (
    <>
      {xAxis.length > 0 && <Chart label={text.newUsers} kind="line" points={xAxis} series={fresh} height={80} />}
      {groups.length > 0 && <Chart label={text.buyers} kind="bars" points={groups.map(({ name }) => name)} series={bought} height={80} />}
    </>
  )
}
