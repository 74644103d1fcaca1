import type { Period } from '#src/kinds/period.ts'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'
import { clockOf, inputMoment, momentOf } from '../moments.ts'
import { TwoInputs } from './two-inputs.tsx'

/** What both ends are: a day, a day with a time, a time of day. */
export type PeriodEnds = 'day' | 'time' | 'clock'

const as = { day: 'date', time: 'datetime-local', clock: 'time' } as const
const valueOf = { day: (typed: string) => typed, time: momentOf, clock: clockOf } as const

/** From one end to another. */
export default function PeriodInput({ value: { from, to }, onChange, ...props }: InputProps<Period>) {
  const { ends = 'day' } = optionsOf<{ ends: PeriodEnds }>(props.field)
  const shown = ends === 'time' ? inputMoment : String
  return (
    <TwoInputs
      {...sharedProps(props)}
      type={as[ends]}
      step={ends === 'day' ? undefined : 1}
      value={[shown(from), shown(to)]}
      onChange={([first, last]) => onChange({ from: valueOf[ends](first), to: valueOf[ends](last) })}
    />
  )
}
