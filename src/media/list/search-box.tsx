import { useStore } from '@nanostores/react'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { $text } from './list.text.ts'

// typing rests this long before the server is asked
const rest = 300

interface SearchBoxProps {
  value: string
  onSearch(name: string): void
}

/** Searches while typing, but never with half a word of an input method. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const t = useStore($text)
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (name: string, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => name.trim() !== value && onSearch(name.trim()), wait)
  }
  const type = (name: string) => {
    setText(name)
    if (!isComposing.current) search(name, rest)
  }
  const clear = () => {
    setText('')
    search('', 0)
  }
  return (
    <div
      className="media-search"
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
        value={text}
        onChange={type}
        onEnter={() => search(text, 0)}
        placeholder={t.searchByName}
        aria-label={t.searchByName}
        prefix={<Search size={16} aria-hidden="true" />}
        suffix={text !== '' && <IconButton label={t.clearSearch} icon={<X />} size="compact" onClick={clear} />}
      />
    </div>
  )
}
