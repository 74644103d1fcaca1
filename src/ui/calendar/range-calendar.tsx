import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { useNarrow } from '../use-narrow.ts'
import { $text } from './calendar.text.ts'
import { DayCalendar, type Days } from './day-calendar.tsx'
import { isDay, todayHere } from './days.ts'
import { TypedDate } from './typed-date.tsx'

export interface RangeShortcut {
  key: string
  label: string
  isOn: boolean
  run: () => void
}

export interface RangeCalendarProps {
  /** Both days belong to it; one that is empty is still to be chosen. */
  value: Days
  onChange: (value: Days) => void
  /** Called by Enter in one of the two fields. */
  onEnter?: () => void
  min?: string
  max?: string
  today?: string
  /** Ranges that are chosen by one press. */
  shortcuts?: readonly RangeShortcut[]
  error?: string
}

const none: readonly RangeShortcut[] = []

/** From one day to another: by two presses, typed, or by a shortcut. The first press begins anew. */
export function RangeCalendar({ value, onChange, onEnter, min, max, today = todayHere(), shortcuts = none, error }: RangeCalendarProps) {
  const text = useStore($text)
  const isNarrow = useNarrow()
  const [start, setStart] = useState<string>()
  const choose = (day: string) => {
    if (start === undefined) {
      setStart(day)
      return onChange({ from: day, to: '' })
    }
    setStart(undefined)
    onChange(start <= day ? { from: start, to: day } : { from: day, to: start })
  }
  const type = (part: Partial<Days>) => {
    setStart(undefined)
    onChange({ ...value, ...part })
  }
  const limits = { min, max, today }
  return (
    <div className={isNarrow ? 'ui-range is-narrow' : 'ui-range'}>
      {shortcuts.length > 0 && (
        <div className="ui-range-shortcuts" role="group" aria-label={text.shortcuts}>
          {shortcuts.map(({ key, label, isOn, run }) => (
            <button key={key} type="button" className="ui-range-shortcut" aria-pressed={isOn} onClick={run}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="ui-range-own">
        <div className="ui-range-fields">
          <Field label={text.from} error={error}>
            <TypedDate {...limits} value={value.from} onChange={(from) => type({ from })} onEnter={onEnter} />
          </Field>
          <Field label={text.to}>
            <TypedDate {...limits} value={value.to} onChange={(to) => type({ to })} onEnter={onEnter} />
          </Field>
        </div>
        <DayCalendar {...limits} value={ordered(value)} onChoose={choose} />
      </div>
    </div>
  )
}

const ordered = ({ from, to }: Days): Days => (isDay(from) && isDay(to) && from > to ? { from: to, to: from } : { from, to })
