import { useStore } from '@nanostores/react'
import { Select } from '#src/ui/select/select.tsx'
import { $text } from './engine.text.ts'
import type { Sort } from './list-query.ts'

interface SortChoiceProps {
  /** Keys of the columns that can be ordered by. */
  fields: readonly string[]
  words: Readonly<Record<string, unknown>>
  sort: Sort | null
  onChange(sort: Sort | null): void
}

/** The order of a list on a phone, where there are no heads to press. */
export function SortChoice({ fields, words, sort, onChange }: SortChoiceProps) {
  const text = useStore($text)
  const options = fields.flatMap((field) => {
    const title = String(words[field])
    return [
      { value: `${field} asc`, label: text.up(title) },
      { value: `${field} desc`, label: text.down(title) },
    ]
  })
  const choose = (value: string) => {
    const [field, order] = value.split(' ') as [string, Sort['order']]
    onChange(value ? { field, order } : null)
  }
  return (
    <div className="console-filter console-sort">
      <Select
        value={sort ? `${sort.field} ${sort.order}` : ''}
        onChange={choose}
        options={[{ value: '', label: text.usualOrder }, ...options]}
        aria-label={text.sortBy}
      />
    </div>
  )
}
