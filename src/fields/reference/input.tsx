import { useStore } from '@nanostores/react'
import { useContext, useMemo, useRef, useState } from 'react'
import { loadResource } from '#src/api/load-resource.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Field } from '#src/kinds/kind.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { readOptions } from '#src/stores/records.ts'
import { useRead } from '#src/stores/use-read.ts'
import type { ComboOption, ComboSearch, ComboValue } from '#src/ui/combobox/choice.ts'
import { Combobox } from '#src/ui/combobox/combobox.tsx'
import { $fieldWords } from '../fields.text.ts'
import type { InputProps } from '../input.ts'
import { RecordCreationContext } from './creation.ts'
import { filledBy, type Filling } from './filled.ts'
import { keepRecent, recentIds } from './recent.ts'

const pageSize = 20

type Filled = ReturnType<typeof filledBy>

interface Creating {
  resource: Resource
  words: string
  resolve(made: ComboValue | null): void
}

/** Adds a record in between, for those who may, where a page says how; not in a cell of a grid, which has no room for a form. */
function useCreation(resource: Resource | undefined, isCell: boolean) {
  const creation = useContext(RecordCreationContext)
  const connection = useConnection()
  const [creating, setCreating] = useState<Creating>()
  const canCreate = resource && !isCell && creation?.canCreate(connection, resource)
  const onCreate = canCreate
    ? (words: string) => new Promise<ComboValue | null>((resolve) => setCreating({ resource, words, resolve }))
    : undefined
  const dialog = creation && creating && (
    <creation.NewRecord
      resource={creating.resource}
      name={creating.words}
      onClose={(made) => {
        setCreating(undefined)
        creating.resolve(made)
      }}
    />
  )
  return { ...(onCreate && { onCreate }), dialog }
}

interface Options {
  source: string
  hint?: string
  fills?: Filling
  among?: Readonly<Record<string, string>>
}

/** What the choices are narrowed by, of what stands in the same row; of nothing they are all there are. */
const narrowing = (among: Options['among'], beside: InputProps<string>['beside']) =>
  Object.fromEntries(
    Object.entries(among ?? {}).flatMap(([key, name]) => {
      const value = beside?.[name]
      return typeof value === 'string' && value !== '' ? [[key, value]] : []
    }),
  )

/** One of many records: what is typed is looked for at the server, whatever there are. */
export default function ReferenceInput(props: InputProps<string>) {
  const { field, value, name, onChange, id, invalid, describedBy, label, startWords, beside } = props
  const text = useStore($fieldWords)
  const connection = useConnection()
  const { source, hint, fills, among } = (field as Field<string>).options as Options
  const [known, setKnown] = useState({ id: value, name: name ?? '' })
  const [resource, setResource] = useState<Resource>()
  const [recent, setRecent] = useState<readonly ComboOption[]>([])
  const { dialog, ...creation } = useCreation(resource, startWords !== undefined)
  const filled = useRef(new Map<string, Filled>())
  const search = useMemo<ComboSearch>(
    () => async (words, signal, offset) => {
      const resource = await loadResource(source)
      setResource(resource)
      // what was chosen before was chosen beside something else
      const narrowed = narrowing(among, beside)
      const ids = words || offset > 0 || Object.keys(narrowed).length > 0 ? [] : recentIds(connection, source)
      const [{ list, count }, former] = await Promise.all([
        readOptions(connection, resource, { words, page: 1 + Math.floor(offset / pageSize), limit: pageSize, ...narrowed }, { signal }),
        ids.length > 0 ? readOptions(connection, resource, { ids: ids.join(',') }, { signal }).catch(() => undefined) : undefined,
      ])
      const still = (former?.list ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      if (words === '' && offset === 0) setRecent(still)
      if (fills) for (const option of [...list, ...still]) filled.current.set(option.id, filledBy(fills, resource, option))
      return { options: list, hasMore: count > offset + list.length }
    },
    [connection, source, fills, among, beside],
  )
  // a value that a draft or a default brought has no name yet
  const isNamed = value === '' || (known.id === value && known.name !== '')
  const named = useRead(connection, isNamed ? null : ['name', source, value], async (over) => {
    const { list } = await readOptions(over, await loadResource(source), { ids: value })
    return list[0]?.name ?? ''
  })
  const shown = isNamed ? known : { id: value, name: named.state === 'there' ? named.data : '' }
  return (
    <>
      <Combobox
        {...creation}
        recent={recent}
        id={id}
        value={value === '' ? null : shown}
        onChange={(next) => {
          if (!next) return onChange('')
          const made = { id: String(next.id), name: next.name }
          setKnown(made)
          keepRecent(connection, source, made.id)
          onChange(made.id, { ...made, ...filled.current.get(made.id) })
        }}
        search={search}
        startWords={startWords}
        placeholder={hint ?? text.choose}
        invalid={invalid}
        aria-label={label}
        aria-describedby={describedBy}
      />
      {dialog}
    </>
  )
}
