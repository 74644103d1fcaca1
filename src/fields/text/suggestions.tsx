import dictionaryEntry from '#src/api/resources/dictionary-entry.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { readOptions } from '#src/stores/records.ts'
import { useRead } from '#src/stores/use-read.ts'

/** Words of a kind out of basic data, for an input to offer. Who may not read them, or has no server for them, types as ever. */
export default function Suggestions({ id, kind }: { id: string; kind: string }) {
  const connection = useConnection()
  const read = useRead(connection, ['words', kind], (over) => readOptions(over, dictionaryEntry, { kind, limit: 100 } as never))
  return (
    <datalist id={id}>
      {read.state === 'there' &&
        read.data.list.map(({ id: word, name }) => (
          <option key={word} value={name}>
            {name}
          </option>
        ))}
    </datalist>
  )
}
