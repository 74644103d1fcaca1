import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { RangeCalendar } from '#src/ui/calendar/range-calendar.tsx'
import { daysOf, isDay, readDates, shortcuts, todayInShop, writeDates } from './date-range.ts'
import css from './date-sheet.css?inline'
import { $text } from './dates.text.ts'

addStyles(css)

interface DateSheetProps {
  /** As it stands in the address. */
  value: string
  /** There are always days: none is no choice. */
  isNeeded?: boolean
  onChoose(value: string): void
}

/** The ten shortcuts, and two days of one's own. */
export default function DateSheet({ value, isNeeded, onChoose }: DateSheetProps) {
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
  const short = shortcuts.map((key) => ({ key, label: text[key], isOn: chosen === key, run: () => onChoose(key) }))
  const put = (next: typeof days) => {
    setDays(next)
    setError('')
  }
  return (
    <div className="console-dates">
      <RangeCalendar value={days} onChange={put} onEnter={choose} today={todayInShop()} shortcuts={short} error={error} />
      <div className="console-dates-foot">
        {!isNeeded && (
          <Button variant="quiet" onClick={() => onChoose('')}>
            {text.all}
          </Button>
        )}
        <Button variant="primary" onClick={choose}>
          {common.confirm}
        </Button>
      </div>
    </div>
  )
}
