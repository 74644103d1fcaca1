import { useStore } from '@nanostores/react'
import { CalendarPopup } from './calendar-popup.tsx'
import { $text } from './calendar.text.ts'
import type { PopupProps } from './date-input.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { todayHere } from './days.ts'

export function DayPopup(props: PopupProps) {
  const text = useStore($text)
  const { value, min, max, onChoose } = props
  const today = props.today ?? todayHere()
  return (
    <CalendarPopup {...props} now={today} nowLabel={text.today}>
      <DayCalendar value={value} onChoose={onChoose} min={min} max={max} today={today} />
    </CalendarPopup>
  )
}
