import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { addStyles } from '#src/lib/styles.ts'
import { $locale, type Locale } from '#src/text/locale.ts'
import { CalendarHead } from './calendar-head.tsx'
import css from './calendar.css?inline'
import { $text } from './calendar.text.ts'
import { dateOf, dayOf, isDay, isWithin, monthOf } from './days.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { dayName, monthTitle, weekdayName, weekdaySign } from './names.ts'

addStyles(css)

export interface Days {
  from: string
  to: string
}

interface DayCalendarProps {
  /** A day, or both ends of a range; empty for none. */
  value: string | Days
  onChoose: (day: string) => void
  min?: string | undefined
  max?: string | undefined
  /** The day that it is. */
  today: string
}

const classNames = {
  root: 'ui-calendar-root',
  months: 'ui-calendar-months',
  month: 'ui-calendar-month',
  month_grid: 'ui-calendar-grid',
  weekday: 'ui-calendar-weekday',
  day: 'ui-calendar-day',
  day_button: 'ui-calendar-button',
  outside: 'is-outside',
  today: 'is-today',
  selected: 'is-selected',
  disabled: 'is-off',
  range_start: 'is-start',
  range_middle: 'is-middle',
  range_end: 'is-end',
}

// the head above the grid says the month and leads on
const components = { MonthCaption: () => <></> }

/** Words by the browser: the grid's own would bring a dictionary for each language. */
function inLanguage(locale: Locale): Pick<DayPickerProps, 'formatters' | 'labels'> {
  return {
    formatters: { formatWeekdayName: (date) => weekdaySign(date, locale) },
    labels: {
      labelGrid: (date) => monthTitle(date, locale),
      labelWeekday: (date) => weekdayName(date, locale),
      labelDayButton: (date) => dayName(date, locale),
    },
  }
}

const step = (month: string, by: number) => {
  const date = dateOf(`${month}-01`)
  return monthOf(new Date(date.getFullYear(), date.getMonth() + by, 1, 12))
}

/** A month of days, week by week from Monday; a press on the month's name leads to other months and years. */
export function DayCalendar({ value, onChoose, min = '', max = '', today }: DayCalendarProps) {
  const text = useStore($text)
  const locale = useStore($locale)
  const { from, to } = typeof value === 'string' ? { from: value, to: value } : value
  const start = [to, from].find(isDay) ?? today
  const [shown, setShown] = useState({ month: start.slice(0, 7), of: start })
  const [view, setView] = useState<'days' | 'months' | 'back'>('days')
  // what is typed leads the calendar along
  if (shown.of !== start) setShown({ month: start.slice(0, 7), of: start })
  const show = (month: string) => setShown({ month, of: start })
  const words = useMemo(() => inLanguage(locale), [locale])
  if (view === 'months') {
    const choose = (month: string) => {
      show(month)
      setView('back')
    }
    return (
      <MonthCalendar
        value={shown.month}
        onChoose={choose}
        min={min.slice(0, 7)}
        max={max.slice(0, 7)}
        month={today.slice(0, 7)}
        takesFocus
      />
    )
  }
  const [previous, next] = [step(shown.month, -1), step(shown.month, 1)]
  const shared: DayPickerProps = {
    ...words,
    classNames,
    components,
    hideNavigation: true,
    fixedWeeks: true,
    showOutsideDays: true,
    weekStartsOn: 1,
    today: dateOf(today),
    month: dateOf(`${shown.month}-01`),
    onMonthChange: (month) => show(monthOf(month)),
    disabled: (date: Date) => !isWithin(dayOf(date), min, max),
    autoFocus: view === 'back',
  }
  const select = (_: unknown, date: Date) => onChoose(dayOf(date))
  return (
    <div className="ui-calendar">
      <CalendarHead
        title={monthTitle(dateOf(`${shown.month}-01`), locale)}
        action={{ label: text.chooseMonth, run: () => setView('months') }}
        previous={{ label: text.previousMonth, run: () => show(previous), isOff: !isWithin(previous, min.slice(0, 7)) }}
        next={{ label: text.nextMonth, run: () => show(next), isOff: !isWithin(next, '', max.slice(0, 7)) }}
      />
      {typeof value === 'string' ? (
        <DayPicker {...shared} mode="single" selected={isDay(value) ? dateOf(value) : undefined} onSelect={select} required={false} />
      ) : (
        <DayPicker
          {...shared}
          mode="range"
          selected={isDay(from) || isDay(to) ? { from: dateOf(from || to), to: dateOf(to || from) } : undefined}
          onSelect={select}
          required={false}
        />
      )}
    </div>
  )
}
