import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { isComposing } from '../key-guard.ts'
import '../input/input.tsx'

type Native = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'className' | 'style'>

export interface TextareaProps extends Native {
  value: string
  onChange: (value: string) => void
  invalid?: boolean
  /** Enter without Shift, and not to choose a word of an input method; the line break is then left out. */
  onEnter?: () => void
  /** Shows how many of `maxLength` characters are used. */
  counted?: boolean
}

export function Textarea({ value, onChange, invalid, onEnter, onKeyDown, counted, rows = 3, ...rest }: TextareaProps) {
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (onEnter && event.key === 'Enter' && !event.shiftKey && !isComposing(event)) {
      event.preventDefault()
      onEnter()
    }
    onKeyDown?.(event)
  }
  return (
    <span className="ui-textarea-box">
      <textarea
        {...rest}
        className="ui-textarea"
        rows={rows}
        style={{ minHeight: rows * 20 + 12 }}
        value={value}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
      />
      {counted && (
        <span className="ui-textarea-count">
          {value.length}
          {rest.maxLength !== undefined && ` / ${rest.maxLength}`}
        </span>
      )}
    </span>
  )
}
