import { useStore } from '@nanostores/react'
import { SlidersHorizontal, X } from 'lucide-react'
import { Children, useState, type ReactNode } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './engine.text.ts'
import type { Filter } from './filters/filter.ts'
import { filterField } from './filters/index.ts'

interface FilterBarProps {
  filters: readonly Filter[]
  words: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, string>>
  onChange(values: Record<string, string>): void
  /** Further tools of the list. */
  children?: ReactNode
}

/** What narrows the list; where it stands is in the address alone. On a phone the first words are open, the rest behind one button. */
export function FilterBar({ filters, words, values, onChange, children }: FilterBarProps) {
  const text = useStore($text)
  const { kind } = useConnection()
  const [isOpen, setOpen] = useState(false)
  const narrowing = filters.filter(({ field }) => values[field])
  const hasWords = filters.some(({ as }) => as === 'text')
  const isFoldable = filters.length + Children.toArray(children).length > 1
  const folded = narrowing.length - (narrowing.some(({ as }) => as === 'text') ? 1 : 0)
  return (
    <search
      className="console-filters"
      data-foldable={isFoldable ? (hasWords ? 'words' : 'all') : undefined}
      data-open={isOpen || undefined}
    >
      {isFoldable && (
        <div className="console-filters-turn">
          <Button icon={<SlidersHorizontal size={16} aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {folded > 0 ? `${text.filters} ${folded}` : text.filters}
          </Button>
        </div>
      )}
      {filters.map((filter) => {
        const Field = filterField(filter.as)
        const value = values[filter.field] ?? ''
        return (
          <Field key={filter.field} filter={filter} words={words} value={value} onChange={(next) => onChange({ [filter.field]: next })} />
        )
      })}
      {narrowing.length > 0 && (
        <div className="console-filters-clear">
          <Button variant="quiet" icon={<X size={16} aria-hidden />} onClick={() => onChange(cleared(filters))}>
            {text.clear}
          </Button>
        </div>
      )}
      {children}
      {narrowing.map((filter) => {
        const told = filter.as === 'text' && filter.told?.[kind]
        return told ? (
          <p key={filter.field} className="console-filters-told" role="status">
            {String(words[told])}
          </p>
        ) : null
      })}
    </search>
  )
}

/** Every filter set back. */
export const cleared = (filters: readonly Filter[]): Record<string, string> => Object.fromEntries(filters.map(({ field }) => [field, '']))
