import { useStore } from '@nanostores/react'
import { readDayFigures, type DayFigure } from '#src/api/home.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'
import { Figures, type Figure } from '../figures.tsx'
import { growthOf } from '../growth.ts'
import { BuyersChart } from './buyers-chart.tsx'
import { OrdersChart } from './orders-chart.tsx'

type Words = ReturnType<typeof $text.get>
type Name = 'sales' | 'visits' | 'orderCount' | 'newUsers'

/** What a figure is of stands in its unit alone: `123元`. */
const units: Readonly<Record<string, Name>> = { 元: 'sales', Pv: 'visits', 单: 'orderCount', 人: 'newUsers' }
const listOf: Partial<Record<Name, string>> = {
  sales: '/statistic/order?days=today',
  orderCount: '/order/list?orderTime=today',
  newUsers: '/user/list',
}

function figureOf({ title, today, yesterday, today_ratio: ratio, total, total_name: totalName }: DayFigure, words: Words, growth: string) {
  const [, sum = '', unit = ''] = /^(-?[\d.]*)(.*)$/.exec(total) ?? []
  const name = units[unit]
  const show = (value: string | number) => (name === 'sales' ? yuan(value) : String(value))
  const grown = growthOf(ratio, yesterday)
  const notes = [
    words.yesterday(show(yesterday)),
    ...(grown ? [`${growth} ${grown}`] : []),
    ...(total ? [name ? words.monthSum(show(sum)) : `${totalName} ${total}`] : []),
  ]
  const path = name && listOf[name]
  return {
    key: title,
    name: name ? words[name] : title,
    value: show(today),
    note: notes.join(' · '),
    ...(path && { path }),
  } satisfies Figure
}

/** Sales, visits, orders and new users of today, orders and buyers as charts. */
export function PerformanceCard() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useCall(connection, readDayFigures, {})
  // a plain shop compares with all of yesterday, ours with yesterday until now
  const growth = connection.kind === 'shop' ? text.toYesterday : text.toYesterdayUntilNow
  return (
    <Card title={text.performance} read={read} none={text.performanceNone} isWide>
      {({ info }) =>
        !Array.isArray(info) || info.length === 0 ? null : (
          <>
            <Figures figures={info.map((figure) => figureOf(figure, text, growth))} />
            <div className="console-home-charts">
              <OrdersChart />
              <BuyersChart />
            </div>
          </>
        )
      }
    </Card>
  )
}
