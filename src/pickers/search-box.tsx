import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '#src/ui/input/input.tsx'
import { $text } from './input.text.ts'

// typing rests this long before the server is asked
const rest = 300

interface SearchBoxProps {
  onSearch: (words: string) => void
  /** What can be searched for; default is "search". */
  label?: string
}

/** Searches while typing, but never with half a word of an input method. */
export function SearchBox({ onSearch, label }: SearchBoxProps) {
  const t = useStore($text)
  const [words, setWords] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), wait)
  }
  return (
    <div
      className="pick-search"
      role="search"
      onCompositionStart={() => {
        isComposing.current = true
        clearTimeout(timer.current)
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false
        search((event.target as HTMLInputElement).value, rest)
      }}
    >
      <Input
        type="search"
        value={words}
        onChange={(next) => {
          setWords(next)
          if (!isComposing.current) search(next, rest)
        }}
        onEnter={() => search(words, 0)}
        placeholder={label ?? t.searchWords}
        aria-label={label ?? t.searchWords}
        prefix={<Search size={15} aria-hidden />}
        maxLength={100}
      />
    </div>
  )
}
