import { lazy, Suspense } from 'react'
import type { AboveProps } from '#src/console/engine/page.ts'

const Part = lazy(async () => ({ default: (await import('./purchase-chart.tsx')).PurchaseChart }))

/** What was ordered of late; loaded beside the list. */
export function PurchaseChart({ tools }: AboveProps<never>) {
  return (
    <Suspense fallback={null}>
      <Part tools={tools} />
    </Suspense>
  )
}
