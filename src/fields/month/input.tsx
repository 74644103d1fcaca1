import { MonthInput } from '#src/ui/calendar/date-input.tsx'
import { typedProps, type InputProps } from '../input.ts'

/** A month, typed or chosen in the calendar. */
export default function MonthField({ value, onChange, onEnter: _onEnter, ...props }: InputProps<string>) {
  return <MonthInput {...typedProps(props)} value={value} onChange={onChange} />
}
