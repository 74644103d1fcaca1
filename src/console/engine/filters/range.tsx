import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { $text } from '../engine.text.ts'
import type { FilterKind, FilterProps, RangeFilter } from './filter.ts'
import { readRange } from './sheets/range.ts'

const RangeSheet = lazy(() => import('./sheets/range-sheet.tsx'))

function RangeField({ filter, words, value, onChange }: FilterProps<RangeFilter>) {
  const text = useStore($text)
  const { from, to } = readRange(value)
  const label = String(words[filter.word])
  const named = from && to ? `${from} – ${to}` : from ? `≥ ${from}` : to ? `≤ ${to}` : text.any
  return (
    <Popover label={label} trigger={<Button>{`${label}: ${named}`}</Button>}>
      {(close) => (
        <Suspense fallback={null}>
          <RangeSheet
            {...{ label, value, places: filter.places }}
            onChoose={(next) => {
              close()
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}

function query({ field }: RangeFilter, value: string): object {
  const { from, to } = readRange(value)
  return { ...(from && { [`${field}_from`]: from }), ...(to && { [`${field}_to`]: to }) }
}

export default { as: 'range', Field: RangeField, query } satisfies FilterKind<RangeFilter>
