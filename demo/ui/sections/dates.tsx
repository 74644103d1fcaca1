import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { DateInput, MonthInput } from '#src/ui/calendar/date-input.tsx'
import { RangeCalendar } from '#src/ui/calendar/range-calendar.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { $text } from '../gallery.text.ts'

const today = '2026-11-23'

export function Dates() {
  const t = useStore($text)
  const [day, setDay] = useState('2026-11-11')
  const [limited, setLimited] = useState('')
  const [month, setMonth] = useState('2026-11')
  const [range, setRange] = useState({ from: '2026-11-05', to: '2026-11-18' })
  const shortcuts = [
    { key: 'week', label: t.lastWeek, isOn: false, run: () => setRange({ from: '2026-11-17', to: today }) },
    { key: 'month', label: t.thisMonth, isOn: true, run: () => setRange({ from: '2026-11-01', to: '2026-11-30' }) },
  ]
  return (
    <section className="gallery-card is-wide gallery-dates">
      <h2>{t.dates}</h2>
      <div className="gallery-fields">
        <Field label={t.deliveryDay} required>
          <DateInput value={day} onChange={setDay} today={today} />
        </Field>
        <Field label={t.expressDay}>
          <DateInput value={limited} onChange={setLimited} today={today} min="2026-11-20" max="2026-12-10" />
        </Field>
        <Field label={t.bookingMonth}>
          <MonthInput value={month} onChange={setMonth} today={today} max="2027-06" />
        </Field>
        <Field label={t.deliveryDay}>
          <DateInput value={day} onChange={setDay} disabled />
        </Field>
      </div>
      <RangeCalendar value={range} onChange={setRange} shortcuts={shortcuts} today={today} />
    </section>
  )
}
