import { useStore } from '@nanostores/react'
import { readDayFigures, type DayFigure } from '#src/api/shop/home.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'
import { Figures } from '../figures.tsx'
import { BuyersChart } from './buyers-chart.tsx'
import { OrdersChart } from './orders-chart.tsx'

const ratioOf = ({ today_ratio: ratio }: DayFigure) => {
  const value = Number(ratio)
  return Number.isFinite(value) && value !== 0 ? `${value > 0 ? '▲' : '▼'} ${String(ratio).replace(/^-/, '')}%` : ''
}

/** Sales, visits, orders and new users of today, orders and buyers as charts; a plain shop counts them. */
export function PerformanceCard() {
  const text = useStore($text)
  const connection = useConnection()
  const isShop = connection.kind === 'shop'
  const read = useCall(connection, readDayFigures, isShop ? {} : null)
  return (
    <Card title={text.performance} read={isShop ? read : null} none={text.performanceNone}>
      {({ info }) => {
        if (!Array.isArray(info) || info.length === 0) return null
        const figures = info.map((figure) => ({
          key: figure.title,
          name: figure.title,
          value: figure.today,
          note: [text.yesterday(String(figure.yesterday)), ratioOf(figure), `${figure.total_name} ${figure.total}`]
            .filter(Boolean)
            .join(' '),
        }))
        return (
          <>
            <Figures figures={figures} />
            <OrdersChart />
            <BuyersChart />
          </>
        )
      }}
    </Card>
  )
}
