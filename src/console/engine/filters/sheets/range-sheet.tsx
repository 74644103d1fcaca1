import { useStore } from '@nanostores/react'
import { useState, type SyntheticEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { readRange, writeRange } from './range.ts'
import css from './sheets.css?inline'
import { $text } from './sheets.text.ts'

addStyles(css)

interface RangeSheetProps {
  label: string
  value: string
  places: 0 | 2
  onChoose(value: string): void
}

/** Two figures, and what takes them over. */
export default function RangeSheet({ label, value, places, onChoose }: RangeSheetProps) {
  const text = useStore($text)
  const [range, setRange] = useState(() => readRange(value))
  // what is no figure does not get in
  const isPart = places === 0 ? /^\d{0,9}$/ : /^\d{0,8}(\.\d{0,2})?$/
  const bound = (key: 'from' | 'to', name: string) => (
    <Input
      value={range[key]}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      onChange={(written) => isPart.test(written.trim()) && setRange({ ...range, [key]: written.trim() })}
      placeholder={name}
      aria-label={`${label} ${name}`}
    />
  )
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const whole = (figure: string) => figure.replace(/\.$/, '')
    onChoose(writeRange({ from: whole(range.from), to: whole(range.to) }))
  }
  return (
    <form className="console-range" onSubmit={send}>
      <div className="console-range-bounds">
        {bound('from', text.least)}
        <span aria-hidden>–</span>
        {bound('to', text.most)}
      </div>
      <div className="console-range-foot">
        <Button variant="quiet" onClick={() => onChoose('')}>
          {text.clear}
        </Button>
        <Button variant="primary" type="submit">
          {text.apply}
        </Button>
      </div>
    </form>
  )
}
