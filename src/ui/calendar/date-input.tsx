import { useStore } from '@nanostores/react'
import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type LazyPart, lazyPart, useLazyPart } from '../lazy-part.ts'
import { useNarrow } from '../use-narrow.ts'
import { $text } from './calendar.text.ts'
import css from './date-input.css?inline'
import { TypedDate, type TypedDateProps } from './typed-date.tsx'

addStyles(css)

export type DateInputProps = Omit<TypedDateProps, 'reads' | 'suffix' | 'role'>

export interface PopupProps extends Pick<DateInputProps, 'value' | 'min' | 'max' | 'today'> {
  id: string
  anchor: RefObject<HTMLElement | null>
  field: RefObject<HTMLInputElement | null>
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** What the field is called: a sheet says it again, since it may cover the field. */
  title: string
  /** A key opened it: the focus goes into it. Else it stays in the field, where one may type on. */
  byKey: boolean
  onChoose: (value: string) => void
}

const days = lazyPart<PopupProps>(() => import('./day-popup.tsx').then((module) => module.DayPopup))
const months = lazyPart<PopupProps>(() => import('./month-popup.tsx').then((module) => module.MonthPopup))

/** A day as `2026-11-23`: typed, or chosen in a calendar. */
export function DateInput(props: DateInputProps) {
  return <PickedInput {...props} reads="day" half={days} />
}

/** A month as `2026-11`: typed, or chosen. */
export function MonthInput(props: DateInputProps) {
  return <PickedInput {...props} reads="month" half={months} />
}

interface PickedInputProps extends DateInputProps {
  reads: 'day' | 'month'
  half: LazyPart<PopupProps>
}

function PickedInput({ half, onKeyDown, onBlur, disabled, readOnly, ...rest }: PickedInputProps) {
  const { value, onChange, min, max, today } = rest
  const text = useStore($text)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const [title, setTitle] = useState('')
  const isNarrow = useNarrow()
  const box = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const Popup = useLazyPart(half, isOpen, () => setOpen(false))
  const isStill = disabled || readOnly
  const popup = () => (box.current?.getRootNode() as ShadowRoot | undefined)?.getElementById?.(id)
  const open = (withKey: boolean) => {
    if (isStill) return
    setByKey(withKey)
    // the label marks a required field with a star
    setTitle(rest['aria-label'] ?? field.current?.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? '')
    setOpen(true)
    if (withKey) popup()?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      open(true)
    } else if (isOpen && ((event.key === 'ArrowUp' && event.altKey) || event.key === 'Enter')) setOpen(false)
    onKeyDown?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // a press in the calendar leaves the focus here, a key moves it into the calendar, a sheet takes it
    const hasSheet = isNarrow && Popup
    if (!hasSheet && !byKey && !popup()?.contains(event.relatedTarget)) setOpen(false)
    onBlur?.(event)
  }
  return (
    <span className="ui-date" ref={box} onPointerEnter={() => void half.load().catch(() => undefined)}>
      <TypedDate
        {...rest}
        disabled={disabled}
        readOnly={readOnly}
        ref={field}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && Popup ? id : undefined}
        onClick={() => open(false)}
        onKeyDown={press}
        onBlur={leave}
        suffix={
          <IconButton
            label={text.open}
            icon={<CalendarDays />}
            size="compact"
            tabIndex={-1}
            disabled={isStill}
            // the focus stays in the field
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (isOpen) return setOpen(false)
              field.current?.focus()
              open(false)
            }}
          />
        }
      />
      {Popup && (
        <Popup
          id={id}
          anchor={box}
          field={field}
          isOpen={isOpen}
          setOpen={setOpen}
          title={title}
          byKey={byKey}
          value={value}
          min={min}
          max={max}
          today={today}
          onChoose={(next) => {
            onChange(next)
            setOpen(false)
          }}
        />
      )}
    </span>
  )
}
