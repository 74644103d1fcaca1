import { useStore } from '@nanostores/react'
import { DateInput } from '#src/ui/calendar/date-input.tsx'
import { Input, type InputProps } from '#src/ui/input/input.tsx'
import { addStyles } from '#src/lib/styles.ts'
import css from '../fields.css?inline'
import { $fieldWords } from '../fields.text.ts'

addStyles(css)

type Pair = readonly [string, string]

export interface TwoInputsProps extends Pick<InputProps, 'type' | 'step' | 'disabled' | 'invalid' | 'aria-describedby'> {
  id: string
  value: Pair
  onChange(value: Pair): void
}

/** From and to. */
export function TwoInputs({ id, value: [from, to], onChange, type, ...rest }: TwoInputsProps) {
  const t = useStore($fieldWords)
  return (
    <div className="field-pair" role="group" id={id} aria-labelledby={`${id}-label`}>
      <One {...rest} type={type} aria-label={t.from} value={from} max={to || undefined} onChange={(next) => onChange([next, to])} />
      <span aria-hidden="true">–</span>
      <One {...rest} type={type} aria-label={t.to} value={to} min={from || undefined} onChange={(next) => onChange([from, next])} />
    </div>
  )
}

function One({ type, step, ...rest }: Omit<InputProps, 'min' | 'max'> & { min?: string; max?: string }) {
  return type === 'date' ? <DateInput {...rest} /> : <Input {...rest} type={type} step={step} />
}
