import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { loadResource } from '#src/api/load-resource.ts'
import type { Field } from '#src/kinds/kind.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { readOptions } from '#src/stores/records.ts'
import type { ComboSearch } from '#src/ui/combobox/choice.ts'
import { Combobox } from '#src/ui/combobox/combobox.tsx'
import { $fieldWords } from '../fields.text.ts'
import type { InputProps } from '../input.ts'

const pageSize = 20

/** One of many records: what is typed is looked for at the server, whatever there are. */
export default function ReferenceInput({
  field,
  value,
  name,
  onChange,
  id,
  invalid,
  describedBy,
  label,
  onChoose,
  startWords,
}: InputProps<string>) {
  const text = useStore($fieldWords)
  const connection = useConnection()
  const { source, hint } = (field as Field<string>).options as { source: string; hint?: string }
  const [known, setKnown] = useState({ id: value, name: name ?? '' })
  const search = useMemo<ComboSearch>(
    () => async (words, signal, offset) => {
      const page = Math.floor(offset / pageSize) + 1
      const { list, count } = await readOptions(connection, await loadResource(source), { words, page, limit: pageSize }, { signal })
      return { options: list, hasMore: count > offset + list.length }
    },
    [connection, source],
  )
  // a value that a draft or a default brought has no name yet
  useEffect(() => {
    if (value === '' || (known.id === value && known.name !== '')) return
    let isWanted = true
    const find = async () => {
      const { list } = await readOptions(connection, await loadResource(source), { ids: value })
      if (isWanted) setKnown({ id: value, name: list[0]?.name ?? '' })
    }
    find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [connection, source, value, known])
  return (
    <Combobox
      id={id}
      value={value === '' ? null : known.id === value ? known : { id: value, name: '' }}
      onChange={(next) => {
        if (next) {
          setKnown({ id: String(next.id), name: next.name })
          onChoose?.({ id: String(next.id), name: next.name })
        }
        onChange(next ? String(next.id) : '')
      }}
      search={search}
      startWords={startWords}
      placeholder={hint ?? text.choose}
      invalid={invalid}
      aria-label={label}
      aria-describedby={describedBy}
    />
  )
}
