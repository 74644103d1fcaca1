import { useState } from 'react'
import type { RecordOf } from '#src/api/resource.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { nameOf } from '#src/stores/reads.ts'
import { useRead } from '#src/stores/use-read.ts'
import { readRow } from '../../detail/read-row.ts'
import type { ListPage, PageWords } from '../../page.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

/** So many are on their way at once. */
const together = 4

/** Records that were chosen, whole and as they are now, in their order; `missing` are those that are no more. */
export function useRecords(list: ListPage<AnyRecord, PageWords>, rows: readonly AnyRecord[]) {
  const connection = useConnection()
  // as they were chosen: the list behind may be read again
  const [chosen] = useState(rows)
  const read = useRead(connection, ['rows', nameOf(list), ...chosen.map(({ id }) => id)], async (over) => {
    const found: (AnyRecord | undefined)[] = []
    for (let at = 0; at < chosen.length; at += together)
      found.push(...(await Promise.all(chosen.slice(at, at + together).map(({ id }) => readRow(list, over, id, {})))))
    return found
  })
  const found = read.state === 'there' ? read.data : undefined
  return {
    chosen,
    records: found?.filter((one) => one !== undefined),
    missing: found ? chosen.filter((_, at) => !found[at]) : [],
    failure: read.state === 'failed' ? read : null,
  }
}
