import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readOrderChart, type CycleSum, type OrderChart, type OrderCycle } from '#src/api/shop/home.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from '../cards.text.ts'
import { Figures } from '../figures.tsx'

const cycles: readonly OrderCycle[] = ['thirtyday', 'week', 'month', 'year']
const signs: Readonly<Record<string, string>> = { '1': '▲', '-1': '▼' }

const ratioOf = ({ percent, is_plus: way }: CycleSum) => (signs[String(way)] ? `${signs[String(way)]} ${Math.abs(Number(percent))}%` : '')

/** Orders of a shop: how much and how many, day by day, beside those of the time before. */
export function OrdersChart() {
  const text = useStore($text)
  const connection = useConnection()
  const [cycle, setCycle] = useState<OrderCycle>('thirtyday')
  const read = useCall(connection, readOrderChart, { query: { cycle } })
  return (
    <div className="console-home-chart">
      <div className="console-home-chart-head">
        <h3>{text.orders}</h3>
        <RadioGroup
          look="segments"
          aria-label={text.orders}
          value={cycle}
          onChange={setCycle}
          options={cycles.map((value) => ({ value, label: text[value] }))}
        />
      </div>
      {read.state === 'waiting' && <Skeleton height={200} />}
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && <Drawn chart={read.data} />}
    </div>
  )
}

function Drawn({ chart: { xAxis = [], series = [], cycle } }: { chart: OrderChart }) {
  const text = useStore($text)
  if (xAxis.length === 0) return <Empty text={text.noOrders} />
  const of = (kind: 'bar' | 'line') =>
    series.filter(({ type }) => type === kind).map(({ name, data }) => ({ key: name, name, values: data }))
  const sums = cycle && !Array.isArray(cycle) ? cycle : undefined
  return (
    <>
      {sums && (
        <Figures
          figures={[
            { key: 'price', name: text.amount, value: sums.price.data, note: ratioOf(sums.price) },
            { key: 'count', name: text.count, value: sums.count.data, note: ratioOf(sums.count) },
          ]}
        />
      )}
      <Chart label={text.amount} kind="bars" points={xAxis} series={of('bar')} height={144} />
      <Chart label={text.count} kind="line" points={xAxis} series={of('line')} height={112} />
    </>
  )
}
