import { useStore } from '@nanostores/react'
import { Chart } from '#src/ui/chart/chart.tsx'
import { $text } from '../gallery.text.ts'

const days = ['11-17', '11-18', '11-19', '11-20', '11-21', '11-22', '11-23']

export function Charts() {
  const t = useStore($text)
  const money = (value: string) => `¥${value}`
  const profit = [
    { key: 'now', name: t.thisWeek, values: ['120.50', '88.00', '-35.20', '0.00', '', '210.75', '64.10'] },
    { key: 'before', name: t.weekBefore, values: ['90.00', '-12.50', '45.00', '60.00', '71.30', '150.00', '99.90'] },
  ]
  const visits = [
    { key: 'visits', name: t.visits, values: [120, 180, null, 90, null, 240, 260] },
    { key: 'buyers', name: t.customer, values: [12, 30, 25, 18, 22, 41, 39] },
  ]
  return (
    <section className="gallery-card is-wide gallery-charts">
      <h2>{t.charts}</h2>
      <Chart label={t.profit} kind="bars" points={days} series={profit} show={money} />
      <Chart label={t.visits} kind="line" points={days} series={visits} />
      <Chart
        label={t.stockWeight}
        kind="pie"
        points={[t.rubber, t.carton, t.steel]}
        series={[{ key: 'stock', name: t.stockWeight, values: ['40.5', '25', '14.5'] }]}
        show={(value) => `${value} t`}
      />
    </section>
  )
}
