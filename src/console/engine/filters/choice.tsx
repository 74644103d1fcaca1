import { Select } from '#src/ui/select/select.tsx'
import type { ChoiceFilter, FilterKind, FilterProps } from './filter.ts'

function ChoiceField({ filter, words, value, onChange }: FilterProps<ChoiceFilter>) {
  const label = String(words[filter.word])
  const options = filter.options.map((option) => ({ value: option.value, label: `${label}: ${String(words[option.word])}` }))
  return (
    <div className="console-filter">
      <Select value={value} onChange={onChange} options={options} aria-label={label} />
    </div>
  )
}

export default { as: 'choice', Field: ChoiceField } satisfies FilterKind
