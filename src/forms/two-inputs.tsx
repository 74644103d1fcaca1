import { useStore } from '@nanostores/react'
import { DateInput } from '#src/ui/calendar/date-input.tsx'
import { Input, type InputProps } from '#src/ui/input/input.tsx'
import { $text } from './forms.text.ts'

type Pair = readonly [string, string]

export interface TwoInputsProps extends Pick<InputProps, 'type' | 'step' | 'disabled' | 'invalid' | 'aria-describedby'> {
  id: string
  value: Pair
  onChange(value: Pair): void
}

/** From and to. */
export function TwoInputs({ id, value: [from, to], onChange, type, ...rest }: TwoInputsProps) {
  const t = useStore($text)
  return (
    <div className="form-pair" role="group" id={id} aria-labelledby={`${id}-label`}>
      <One {...rest} type={type} aria-label={t.from} value={from} max={to || undefined} onChange={(next) => onChange([next, to])} />
      <span aria-hidden="true">–</span>
      <One {...rest} type={type} aria-label={t.to} value={to} min={from || undefined} onChange={(next) => onChange([from, next])} />
    </div>
  )
}

function One({ type, step, ...rest }: Omit<InputProps, 'min' | 'max'> & { min?: string; max?: string }) {
  return type === 'date' ? <DateInput {...rest} /> : <Input {...rest} type={type} step={step} />
}
