import { Search } from 'lucide-react'
import { Input } from '#src/ui/input/input.tsx'
import { Choices, type ChoicesProps } from './choices.tsx'

interface SearchToolsProps<T extends string | number> {
  /** What the list is narrowed to. */
  choice: ChoicesProps<T>
  typed: string
  onType(text: string): void
  placeholder: string
}

/** What narrows a list beside a conversation: one of a few parts of it, and words. */
export function SearchTools<T extends string | number>({ choice, typed, onType, placeholder }: SearchToolsProps<T>) {
  return (
    <div className="kefu-side-tools">
      <Choices {...choice} />
      <Input
        type="search"
        size="compact"
        value={typed}
        onChange={onType}
        placeholder={placeholder}
        aria-label={placeholder}
        prefix={<Search size={14} />}
      />
    </div>
  )
}
