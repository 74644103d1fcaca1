import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Input, type InputProps } from '../input/input.tsx'
import { $text } from './calendar.text.ts'
import { isWhole, isWithin, readDay, readMonth, todayHere } from './days.ts'

export interface TypedDateProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  /** `2026-11-23` or, where months are read, `2026-11`; empty for none. */
  value: string
  /** Called with what there is and lies within the limits; empty when the field is emptied. */
  onChange: (value: string) => void
  min?: string
  max?: string
  /** What counts as today, as a day; this device's by default. */
  today?: string
  reads?: 'day' | 'month'
}

// a keyboard over half of a screen that is touched would cover the calendar
const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

/** A day or a month that is typed. What cannot be read when the field is left gives way to what was there. */
export function TypedDate({ value, onChange, min, max, today, reads = 'day', onKeyDown, onBlur, onEnter, ...rest }: TypedDateProps) {
  const text = useStore($text)
  const [draft, setDraft] = useState<string>()
  const read = (typed: string) => {
    const found = (reads === 'day' ? readDay : readMonth)(typed, today ?? todayHere())
    return found !== undefined && isWithin(found, min, max) ? found : undefined
  }
  const type = (typed: string) => {
    setDraft(typed)
    if (typed.trim() === '') return onChange('')
    const found = isWhole(typed, reads) ? read(typed) : undefined
    if (found !== undefined && found !== value) onChange(found)
  }
  const settle = () => {
    const found = draft === undefined ? undefined : read(draft)
    setDraft(undefined)
    if (found !== undefined && found !== value) onChange(found)
  }
  return (
    <Input
      placeholder={reads === 'day' ? text.dayHint : text.monthHint}
      inputMode={rest.role === 'combobox' && isTouched() ? 'none' : undefined}
      maxLength={20}
      {...rest}
      value={draft ?? value}
      onChange={type}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onEnter={onEnter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        onKeyDown?.(event)
      }}
    />
  )
}
