import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
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

/** What narrows the list; where it stands is in the address alone. */
export function FilterBar({ filters, words, values, onChange, children }: FilterBarProps) {
  const text = useStore($text)
  const isNarrowed = filters.some(({ field }) => values[field])
  return (
    <search className="console-filters">
      {filters.map((filter) => {
        const Field = filterField(filter.as)
        const value = values[filter.field] ?? ''
        return (
          <Field key={filter.field} filter={filter} words={words} value={value} onChange={(next) => onChange({ [filter.field]: next })} />
        )
      })}
      {isNarrowed && (
        <Button variant="quiet" icon={<X size={16} aria-hidden />} onClick={() => onChange(cleared(filters))}>
          {text.clear}
        </Button>
      )}
      {children}
    </search>
  )
}

/** Every filter set back. */
export const cleared = (filters: readonly Filter[]): Record<string, string> => Object.fromEntries(filters.map(({ field }) => [field, '']))
