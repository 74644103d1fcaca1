import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { priceKey } from '#src/api/factory-lines.ts'
import { paperChart } from '#src/api/factory-orders.ts'
import { rangeOf } from '#src/console/engine/dates/date-range.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { grouped } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './purchase-chart.css?inline'
import { $text } from './text.ts'

addStyles(css)

const dims = ['day', 'month', 'customer', 'product'] as const
type Dim = (typeof dims)[number]

/** What was ordered of late, folded above the list; what is folded reads nothing (manufacturing 3.2, chart). */
export function PurchaseChart({ tools }: { tools: PageTools }) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="purchase-chart" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && <Shown tools={tools} />}
    </details>
  )
}

function Shown({ tools }: { tools: PageTools }) {
  const text = useStore($text)
  const [dim, setDim] = useState<Dim>('day')
  const metric = tools.connection.can(priceKey) ? 'amount' : 'weight'
  const { from, to } = rangeOf(dim === 'day' ? 'days30' : 'days365', today())
  const query = { type: 'PO', from, to, metric, dim, top: 10, compare: 'prev' } as const
  const read = useCall(tools.connection, paperChart, { query })
  const { x = [], series = [], total = '0', prev = '0' } = read.state === 'there' ? read.data : {}
  return (
    <>
      <div className="purchase-chart-head">
        <RadioGroup
          look="segments"
          aria-label={text.dim}
          value={dim}
          onChange={setDim}
          options={dims.map((value) => ({ value, label: text[value] }))}
        />
        {x.length > 0 && (
          <p>
            {text.total(grouped(total))} · {text.prev(grouped(prev))}
          </p>
        )}
      </div>
      {read.state === 'waiting' && <Skeleton height={200} />}
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && x.length === 0 && <Empty text={text.none} />}
      {x.length > 0 && (
        <Chart
          label={text[metric]}
          kind="bars"
          points={x}
          series={series.map(({ data }) => ({ key: metric, name: text[metric], values: data }))}
          show={grouped}
          height={140}
        />
      )}
    </>
  )
}
