import { Input } from '#src/ui/input/input.tsx'
import { defineKind, isDisabled, listOf, type KindProps } from '../kind.ts'
import type { FormRule } from '../rule.ts'
import { TwoInputs } from '../two-inputs.tsx'

type Pair = readonly [string, string]

const isRange = ({ props }: FormRule) => props['isRange'] === true

function TimeControl({ rule, value: [from, to], onChange, id, invalid, describedBy }: KindProps<Pair>) {
  const shared = { id, invalid, 'aria-describedby': describedBy, type: 'time', step: 1, disabled: isDisabled(rule) }
  if (isRange(rule)) return <TwoInputs {...shared} value={[from, to]} onChange={onChange} />
  return <Input {...shared} aria-required={rule.required !== null || undefined} value={from} onChange={(next) => onChange([next, ''])} />
}

const whole = (time: string) => time.replace(/^(\d\d:\d\d)$/, '$1:00')

/** A time of day, `08:30:00`, or two of them. */
export default defineKind<Pair>({
  fits: ({ type }) => type === 'timePicker',
  read({ value }) {
    const [from = '', to = ''] = listOf(value)
    return [String(from), String(to)]
  },
  write(value, rule) {
    if (!isRange(rule)) return whole(value[0])
    return value.some(Boolean) ? value.map(whole) : []
  },
  Control: TimeControl,
})
