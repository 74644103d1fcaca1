import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readOrderChart, type CycleSum, type OrderChart, type OrderCycle } from '#src/api/home.ts'
import { todayInShop } from '#src/console/engine/dates/date-range.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $locale } from '#src/text/locale.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from '../cards.text.ts'
import { Figures } from '../figures.tsx'
import { growthOf } from '../growth.ts'
import { pointsOf, untilToday } from './cycle.ts'

const cycles: readonly OrderCycle[] = ['thirtyday', 'week', 'month', 'year']

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
      {read.state === 'there' && <Drawn chart={read.data} cycle={cycle} />}
    </div>
  )
}

interface DrawnProps {
  chart: OrderChart
  cycle: OrderCycle
}

function Drawn({ chart: { xAxis = [], series = [], cycle: sums, pre_cycle: last }, cycle }: DrawnProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  if (xAxis.length === 0) return <Empty text={text.noOrders} />
  const names = {
    thirtyday: [],
    week: [text.lastWeek, text.thisWeek],
    month: [text.lastMonth, text.thisMonth],
    year: [text.lastYear, text.thisYear],
  }[cycle]
  const points = pointsOf(cycle, xAxis, locale)
  const of = (kind: 'bar' | 'line', alone: string) => {
    const found = series.filter(({ type }) => type === kind)
    return found.map(({ name, data }, at) => ({
      key: name,
      name: found.length === 1 ? alone : (names[at] ?? name),
      values: at === found.length - 1 ? untilToday(cycle, data, todayInShop()) : data,
    }))
  }
  return (
    <>
      {sums && !Array.isArray(sums) && <Sums sums={sums} last={last && !Array.isArray(last) ? last : undefined} />}
      <Chart label={text.amount} kind="bars" points={points} series={of('bar', text.amount)} show={yuan} height={144} />
      <Chart label={text.count} kind="line" points={points} series={of('line', text.count)} height={112} />
    </>
  )
}

interface SumsProps {
  sums: { price: CycleSum; count: CycleSum }
  last: { price: { data: string | number }; count: { data: string | number } } | undefined
}

/** Of all orders of the cycle, beside what it is compared with. */
function Sums({ sums: { price, count }, last }: SumsProps) {
  const text = useStore($text)
  const name = useConnection().kind === 'shop' ? text.before : text.beforeUntilNow
  const note = ({ percent }: CycleSum, before: string | number | undefined, show: (value: string | number) => string) =>
    before === undefined ? undefined : `${name} ${show(before)} ${growthOf(percent, before)}`.trim()
  return (
    <Figures
      figures={[
        { key: 'price', name: text.amount, value: yuan(price.data), note: note(price, last?.price.data, yuan) },
        { key: 'count', name: text.count, value: count.data, note: note(count, last?.count.data, String) },
      ]}
    />
  )
}
