import { useStore } from '@nanostores/react'
import { $locale } from '#src/text/locale.ts'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { isSameClock, momentOf, offsetOf, ownZone, shopZone, toInput } from '../../session/moment.ts'
import { $text } from './publish.text.ts'

interface TimeFieldProps {
  /** As a date-time input holds it. */
  time: string
  /** The same in unix seconds. */
  at: number | undefined
  /** Unix seconds. */
  now: number
  isPast: boolean
  onChange: (time: string) => void
}

/** Day and time on this device's clock; where the shop has another clock, its time too. */
export function TimeField({ time, at, now, isPast, onChange }: TimeFieldProps) {
  const t = useStore($text)
  const locale = useStore($locale)
  const zone = t.zone(ownZone(), offsetOf(at ?? now))
  const isOther = at !== undefined && !isSameClock(at, ownZone(), shopZone)
  return (
    <>
      <Field label={t.time} error={isPast && t.past} help={isOther ? `${zone} · ${t.shopTime(momentOf(at, locale, shopZone))}` : zone}>
        <Input type="datetime-local" value={time} min={toInput(now)} onChange={onChange} />
      </Field>
      <p className="designer-publish__state">{t.frozen}</p>
    </>
  )
}
