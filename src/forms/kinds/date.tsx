import { DateInput } from '#src/ui/calendar/date-input.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { defineKind, isDisabled, type KindProps } from '../kind.ts'
import type { FormRule } from '../rule.ts'

const hasTime = (rule: FormRule) => rule.props['type'] === 'datetime'

function DateControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<string>) {
  const shared = {
    id,
    invalid,
    value,
    onChange,
    'aria-describedby': describedBy,
    'aria-required': rule.required !== null || undefined,
    disabled: isDisabled(rule),
  }
  return hasTime(rule) ? <Input {...shared} type="datetime-local" step={1} /> : <DateInput {...shared} />
}

/** A day, or a day and a time: `2026-11-21`, `2026-11-21 08:30:00`. */
export default defineKind<string>({
  fits: ({ type, props }) => type === 'datePicker' && ['date', 'datetime', undefined].includes(props['type'] as string | undefined),
  read: ({ value, props }) => (props['type'] === 'datetime' ? String(value ?? '').replace(' ', 'T') : String(value ?? '').slice(0, 10)),
  write: (value) => value.replace(/T(\d\d:\d\d)$/, ' $1:00').replace('T', ' '),
  Control: DateControl,
})
