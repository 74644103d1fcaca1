import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Input } from '#src/ui/input/input.tsx'
import type { FilterKind, FilterProps, TextFilter } from './filter.ts'

/** Milliseconds without a key before the words count. */
const pause = 300

function TextField({ filter, words, value, onChange }: FilterProps<TextFilter>) {
  const [written, setWritten] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // the address changed by itself: going back, or everything cleared
  useEffect(() => setWritten(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const notifySuccess = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() !== value) onChange(next.trim())
  }
  const write = (next: string) => {
    setWritten(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(notifySuccess, pause, next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) notifySuccess(written)
  }
  const label = String(words[filter.word])
  return (
    <div className="console-filter is-text">
      <Input
        value={written}
        onChange={write}
        onKeyDown={press}
        prefix={<Search size={16} aria-hidden />}
        placeholder={label}
        aria-label={label}
      />
    </div>
  )
}

export default { as: 'text', Field: TextField } satisfies FilterKind
