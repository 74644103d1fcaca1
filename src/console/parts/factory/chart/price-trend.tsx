import { useStore } from '@nanostores/react'
import { paperChart } from '#src/api/factory-orders.ts'
import { rangeOf } from '#src/console/engine/dates/date-range.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { grouped } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

interface PriceTrendProps {
  row: { sku: string; wire: Readonly<Record<string, unknown>> }
  tools: PageTools
  onClose(): void
}

/** What the goods of a line cost in a year, order by order (manufacturing 3.5 no. 7). */
export function PriceTrend({ row, tools, onClose }: PriceTrendProps) {
  const text = useStore($text)
  const common = useStore($common)
  const { from, to } = rangeOf('days365', today())
  const query = { type: 'PO', metric: 'price', dim: 'day', sku_id: row.sku, from, to } as const
  const read = useCall(tools.connection, paperChart, { query })
  const { x = [], series = [], total = '0' } = read.state === 'there' ? read.data : {}
  const footer = <Button onClick={onClose}>{common.close}</Button>
  return (
    <Dialog open width={640} title={`${text.trend} · ${String(row.wire['sku_name'] ?? '')}`} onClose={onClose} footer={footer}>
      {read.state === 'waiting' && <Skeleton height={200} />}
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && x.length === 0 && <Empty text={text.none} />}
      {x.length > 0 && (
        <>
          <p>{text.average(grouped(total))}</p>
          <Chart
            label={text.price}
            kind="line"
            points={x}
            series={series.map(({ data }) => ({ key: 'price', name: text.price, values: data }))}
            show={grouped}
          />
        </>
      )}
    </Dialog>
  )
}
