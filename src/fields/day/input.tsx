import { DateInput } from '#src/ui/calendar/date-input.tsx'
import { typedProps, type InputProps } from '../input.ts'

/** A day, typed or chosen in the calendar. */
export default function DayInput({ value, onChange, onEnter: _onEnter, ...props }: InputProps<string>) {
  return <DateInput {...typedProps(props)} value={value} onChange={onChange} />
}
