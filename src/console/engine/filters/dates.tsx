import { useStore } from '@nanostores/react'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { daysOf, readDates, shopDates, todayInShop } from '../dates/date-range.ts'
import { $text } from '../dates/dates.text.ts'
import type { DatesFilter, FilterKind, FilterProps } from './filter.ts'

const DateSheet = lazy(() => import('../dates/date-sheet.tsx'))

function DatesField({ filter, words, value, onChange }: FilterProps<DatesFilter>) {
  const text = useStore($text)
  const chosen = readDates(value) ? value : (filter.start ?? '')
  const dates = readDates(chosen)
  const named = typeof dates === 'string' ? text[dates] : dates ? `${dates.from} – ${dates.to}` : text.all
  const label = String(words[filter.word])
  return (
    <Popover label={label} trigger={<Button icon={<CalendarDays size={16} aria-hidden />}>{`${label}: ${named}`}</Button>}>
      {(close) => (
        <Suspense fallback={null}>
          <DateSheet
            value={chosen}
            isNeeded={filter.start !== undefined}
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

function query({ field, wire = 'shop' }: DatesFilter, value: string): object {
  const days = daysOf(value, todayInShop())
  if (!days) return {}
  if (wire === 'shop') return { [field]: shopDates(days) }
  if (wire === 'times') return { start_time: days.from, end_time: days.to }
  const name = wire === 'ends' ? field : 'date'
  return { [`${name}_from`]: days.from, [`${name}_to`]: days.to }
}

export default { as: 'dates', Field: DatesField, query } satisfies FilterKind<DatesFilter>
