import { useConnection } from '#src/gate/use-connection.ts'
import { nameOf } from '#src/stores/reads.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Select } from '#src/ui/select/select.tsx'
import type { FilterKind, FilterProps, RemoteFilter } from './filter.ts'

function RemoteField({ filter, words, value, onChange }: FilterProps<RemoteFilter>) {
  const read = useRead(useConnection(), ['choices', nameOf(filter.load)], filter.load)
  // without the list there is nothing to choose, and the page itself says what is wrong with the server
  const choices = (read.state === 'there' ? read.data : read.before) ?? []
  const label = String(words[filter.word])
  const chosen = choices.some((option) => option.value === value) || !value ? [] : [{ value, label: value }]
  const options = [{ value: '', label: String(words[filter.all]) }, ...chosen, ...choices]
  return (
    <div className="console-filter">
      <Select
        value={value}
        onChange={onChange}
        options={options.map((option) => ({ ...option, label: `${label}: ${option.label}` }))}
        aria-label={label}
      />
    </div>
  )
}

export default { as: 'remote', Field: RemoteField } satisfies FilterKind
