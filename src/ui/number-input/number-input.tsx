import { type KeyboardEvent, useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { Input, type InputProps } from '../input/input.tsx'
import css from './number-input.css?inline'
import { $text } from './number-input.text.ts'

addStyles(css)

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'suffix' | 'min' | 'max' | 'step'> {
  value: number | null
  /**
   * Called with every number that is complete and within the limits; null when the field is emptied. Where it `tells`, with every number, and
   * with NaN for a text that is none.
   */
  onChange: (value: number | null) => void
  /** Leaves what is typed as it is, for a form that says what is wrong with it; otherwise what is out of the limits becomes the limit. */
  tells?: boolean
  min?: number
  max?: number
  step?: number
  suffix?: string
}

const decimals = (step: number) => (String(step).split('.')[1] ?? '').length
const written = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

/** Reads what people type: full-width figures and signs of a Chinese input method, spaces, thousands commas. */
export function readNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[。]/g, '.').replace(/[,\s]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** What is being typed, until it is left. */
function useTyped({ value, onChange, min = -Infinity, max = Infinity, step = 1, tells = false }: NumberInputProps) {
  const [draft, setDraft] = useState<string>()
  const clamp = (number: number) => Math.min(max, Math.max(min, number))
  const type = (text: string) => {
    setDraft(text)
    if (text.trim() === '') return onChange(null)
    const number = readNumber(text)
    if (tells) return onChange(number ?? NaN)
    if (number !== undefined && number >= min && number <= max) onChange(number)
  }
  const move = (steps: number) => {
    const before = value === null || Number.isNaN(value) ? undefined : value
    const start = readNumber(draft ?? '') ?? before ?? (Number.isFinite(min) ? min : 0)
    setDraft(undefined)
    onChange(clamp(Number((start + steps * step).toFixed(decimals(step)))))
  }
  const settle = () => {
    if (tells && draft !== undefined && draft.trim() !== '' && readNumber(draft) === undefined) return
    const number = draft === undefined ? undefined : readNumber(draft)
    setDraft(undefined)
    if (!tells && number !== undefined && clamp(number) !== value) onChange(clamp(number))
  }
  return { text: draft ?? written(value), type, move, settle }
}

export function NumberInput(props: NumberInputProps) {
  const { value, onChange: _onChange, min = -Infinity, max = Infinity, step = 1, suffix, tells: _tells, onKeyDown, ...rest } = props
  const t = useStore($text)
  const { text, type, move, settle } = useTyped(props)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (steps !== undefined && !rest.readOnly) {
      event.preventDefault()
      move(event.shiftKey ? steps * 10 : steps)
    }
    if (event.key === 'Enter') settle()
    onKeyDown?.(event)
  }
  const isStill = rest.disabled || rest.readOnly
  return (
    <span className="ui-number">
      <Input
        {...rest}
        inputMode={min < 0 ? undefined : step % 1 === 0 ? 'numeric' : 'decimal'}
        role="spinbutton"
        aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        value={text}
        onChange={type}
        onKeyDown={press}
        onBlur={settle}
        suffix={
          <>
            {suffix}
            {!isStill && (
              <span className="ui-number-steps" aria-hidden="true">
                <button type="button" tabIndex={-1} title={t.more} onClick={() => move(1)}>
                  <ChevronUp />
                </button>
                <button type="button" tabIndex={-1} title={t.less} onClick={() => move(-1)}>
                  <ChevronDown />
                </button>
              </span>
            )}
          </>
        }
      />
    </span>
  )
}
