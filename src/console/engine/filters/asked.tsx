import { useEffect, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Select } from '#src/ui/select/select.tsx'
import type { AskedFilter, AskedOption, FilterKind, FilterProps } from './filter.ts'

function AskedField({ filter, words, value, onChange }: FilterProps<AskedFilter>) {
  const connection = useConnection()
  const [asked, setAsked] = useState<readonly AskedOption[]>()
  const { ask } = filter
  useEffect(() => {
    let isCurrent = true
    // without the list there is nothing to choose, and the page itself says what is wrong with the server
    ask(connection).then(
      (options) => isCurrent && setAsked(options),
      () => isCurrent && setAsked([]),
    )
    return () => {
      isCurrent = false
    }
  }, [connection, ask])
  const label = String(words[filter.word])
  const chosen = asked?.some((option) => option.value === value) || !value ? [] : [{ value, label: value }]
  const options = [{ value: '', label: String(words[filter.all]) }, ...chosen, ...(asked ?? [])]
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

export default { as: 'asked', Field: AskedField } satisfies FilterKind
