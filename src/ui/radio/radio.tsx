import { type ReactNode, useId } from 'react'
import '../checkbox/checkbox.tsx'

export interface RadioOption<T> {
  value: T
  label: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<T extends string | number> {
  value: T | undefined
  onChange: (value: T) => void
  options: readonly RadioOption<T>[]
  /** `segments` draws a row of joined buttons, for two to five short words. */
  look?: 'list' | 'vertical' | 'segments'
  disabled?: boolean
  invalid?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { value, onChange, options, look = 'list', disabled, invalid, id, ...aria } = props
  const name = useId()
  const isSegmented = look === 'segments'
  const labelledBy = aria['aria-label'] ? undefined : (aria['aria-labelledby'] ?? (id && `${id}-label`))
  return (
    <div
      {...aria}
      id={id}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-invalid={invalid || undefined}
      className={isSegmented ? 'ui-segments' : `ui-radio is-${look}`}
    >
      {options.map((option) => (
        <label key={option.value} className={isSegmented ? 'ui-segment' : 'ui-check'}>
          <input
            type="radio"
            name={name}
            className={isSegmented ? undefined : 'ui-check-box'}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={isSegmented ? undefined : 'ui-check-label'}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
