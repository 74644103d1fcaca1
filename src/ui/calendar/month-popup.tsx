import { useStore } from '@nanostores/react'
import { CalendarPopup } from './calendar-popup.tsx'
import { $text } from './calendar.text.ts'
import type { PopupProps } from './date-input.tsx'
import { todayHere } from './days.ts'
import { MonthCalendar } from './month-calendar.tsx'

export function MonthPopup(props: PopupProps) {
  const text = useStore($text)
  const { value, min, max, onChoose } = props
  const month = (props.today ?? todayHere()).slice(0, 7)
  return (
    <CalendarPopup {...props} now={month} nowLabel={text.thisMonth}>
      <MonthCalendar value={value} onChoose={onChoose} min={min} max={max} month={month} />
    </CalendarPopup>
  )
}
