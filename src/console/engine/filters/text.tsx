import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Input } from '#src/ui/input/input.tsx'
import type { FilterKind, FilterProps, TextFilter } from './filter.ts'
import css from './text.css?inline'

addStyles(css)

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
  // a field of one line would run lines together
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .trim()
      .split(/\s*[\r\n]+\s*/)
    if (lines.length < 2) return
    event.preventDefault()
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    write(`${before.slice(0, selectionStart ?? 0)}${lines.join(' ')}${before.slice(selectionEnd ?? before.length)}`)
  }
  const label = String(words[filter.word])
  return (
    <div className={filter.isShort ? 'console-filter is-text is-short' : 'console-filter is-text'}>
      <Input
        value={written}
        onChange={write}
        onKeyDown={press}
        onPaste={paste}
        {...(!filter.isShort && { prefix: <Search size={16} aria-hidden /> })}
        placeholder={label}
        aria-label={label}
      />
    </div>
  )
}

export default {
  as: 'text',
  Field: TextField,
  query: ({ field, query }, words) => query?.(words) ?? { [field]: words },
} satisfies FilterKind<TextFilter>
