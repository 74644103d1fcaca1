import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { daysOf, isDay, readDates, shortcuts, todayInShop, writeDates } from './date-range.ts'
import css from './date-sheet.css?inline'
import { $text } from './dates.text.ts'

addStyles(css)

interface DateSheetProps {
  /** As it stands in the address. */
  value: string
  onChoose(value: string): void
}

/** The ten shortcuts, and two days of one's own. */
export default function DateSheet({ value, onChoose }: DateSheetProps) {
  const text = useStore($text)
  const common = useStore($common)
  const chosen = readDates(value)
  const [days, setDays] = useState(() => daysOf(value, todayInShop()) ?? { from: '', to: '' })
  const [error, setError] = useState('')
  const choose = () => {
    if (!isDay(days.from) || !isDay(days.to)) return setError(text.missing)
    const { from, to } = days
    onChoose(writeDates(from <= to ? { from, to } : { from: to, to: from }))
  }
  const put = (part: Partial<typeof days>) => {
    setDays({ ...days, ...part })
    setError('')
  }
  return (
    <div className="console-dates">
      <div className="console-dates-short">
        {shortcuts.map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            className="console-dates-choice"
            aria-pressed={chosen === shortcut}
            onClick={() => onChoose(shortcut)}
          >
            {text[shortcut]}
          </button>
        ))}
      </div>
      <div className="console-dates-own">
        <Field label={text.from} error={error}>
          <Input type="date" value={days.from} max="9999-12-31" onChange={(from) => put({ from })} onEnter={choose} />
        </Field>
        <Field label={text.to}>
          <Input type="date" value={days.to} max="9999-12-31" onChange={(to) => put({ to })} onEnter={choose} />
        </Field>
        <div className="console-dates-foot">
          <Button variant="quiet" onClick={() => onChoose('')}>
            {text.all}
          </Button>
          <Button variant="primary" onClick={choose}>
            {common.confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
