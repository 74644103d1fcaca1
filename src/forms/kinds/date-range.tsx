import { defineKind, isDisabled, listOf, type KindProps } from '../kind.ts'
import type { FormRule } from '../rule.ts'
import { TwoInputs } from '../two-inputs.tsx'

type Pair = readonly [string, string]

const hasTime = ({ props }: FormRule) => props['type'] === 'datetimerange'

function DateRangeControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<Pair>) {
  return (
    <TwoInputs
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      type={hasTime(rule) ? 'datetime-local' : 'date'}
      step={hasTime(rule) ? 1 : undefined}
      value={value}
      onChange={onChange}
      disabled={isDisabled(rule)}
    />
  )
}

const read = (value: unknown, withTime: boolean) => (withTime ? String(value ?? '').replace(' ', 'T') : String(value ?? '').slice(0, 10))
const written = (value: string) => value.replace(/T(\d\d:\d\d)$/, ' $1:00').replace('T', ' ')

/** From one day to another, with or without a time; empty is an empty list. */
export default defineKind<Pair>({
  fits: ({ type, props }) => type === 'datePicker' && ['daterange', 'datetimerange'].includes(String(props['type'])),
  read(rule) {
    const [from, to] = listOf(rule.value)
    return [read(from, hasTime(rule)), read(to, hasTime(rule))]
  },
  write: (value) => (value.some(Boolean) ? value.map(written) : []),
  Control: DateRangeControl,
})
