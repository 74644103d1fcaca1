import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import { CalendarHead } from './calendar-head.tsx'
import { $text } from './calendar.text.ts'
import { CellGrid } from './cell-grid.tsx'
import { dateOf, isWithin, monthOf } from './days.ts'
import { monthName, yearName } from './names.ts'

interface MonthCalendarProps {
  /** `2026-11`, or empty. */
  value: string
  onChoose: (month: string) => void
  min?: string | undefined
  max?: string | undefined
  /** The month that it is. */
  month: string
  takesFocus?: boolean
}

const span = 12
const numbers = Array.from({ length: span }, (_, at) => at)
const yearText = (year: number) => String(year).padStart(4, '0')

/** Twelve months of a year; a press on the year leads to twelve years. */
export function MonthCalendar({ value, onChoose, min = '', max = '', month, takesFocus }: MonthCalendarProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  const [year, setYear] = useState(() => Number((value || month).slice(0, 4)))
  const [isYears, setYears] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const turn = (by: number) => setYear((before) => Math.min(9990, Math.max(1000, before + by)))
  const isOff = (from: number, to: number) =>
    !isWithin(yearText(to), min.slice(0, 4)) || (max !== '' && yearText(from) > max.slice(0, 4)) || from < 1000
  if (isYears) {
    const first = year - (year % span)
    const cells = numbers.map((at) => ({
      value: yearText(first + at),
      label: yearText(first + at),
      isOff: isOff(first + at, first + at),
    }))
    return (
      <div className="ui-calendar">
        <CalendarHead
          title={`${first}–${first + span - 1}`}
          previous={{ label: text.previousYears, run: () => turn(-span), isOff: isOff(first - span, first - 1) }}
          next={{ label: text.nextYears, run: () => turn(span), isOff: isOff(first + span, first + span * 2) }}
        />
        <CellGrid
          key="years"
          label={text.chooseYear}
          cells={cells}
          chosen={yearText(year)}
          now={month.slice(0, 4)}
          onTurn={(by) => turn(by * span)}
          onChoose={(next) => {
            setYear(Number(next))
            setYears(false)
          }}
          takesFocus
        />
      </div>
    )
  }
  const cells = numbers.map((at) => {
    const date = new Date(year, at, 1, 12)
    return { value: monthOf(date), label: monthName(date, locale), isOff: !isWithin(monthOf(date), min.slice(0, 7), max.slice(0, 7)) }
  })
  return (
    <div className="ui-calendar">
      <CalendarHead
        title={yearName(dateOf(yearText(year)), locale)}
        action={{
          label: text.chooseYear,
          run: () => {
            setYears(true)
            setMoved(true)
          },
        }}
        previous={{ label: text.previousYear, run: () => turn(-1), isOff: isOff(year - 1, year - 1) }}
        next={{ label: text.nextYear, run: () => turn(1), isOff: isOff(year + 1, year + 1) }}
      />
      <CellGrid
        key="months"
        label={text.chooseMonth}
        cells={cells}
        chosen={value}
        now={month}
        onTurn={turn}
        onChoose={onChoose}
        takesFocus={takesFocus || hasMoved}
      />
    </div>
  )
}
