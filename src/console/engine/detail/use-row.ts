import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { nameOf } from '#src/stores/reads.ts'
import { useRead } from '#src/stores/use-read.ts'
import type { ListPage } from '../page.ts'
import { useListLocation } from '../use-list-location.ts'
import { readRow } from './read-row.ts'

/** The row of a part, as it is now; `isOnce`: as it was when the part opened, for a form that begins with it. */
export function useRow<Row, W>(page: ListPage<Row, W>, id: string, isOnce = false) {
  const connection = useConnection()
  const { call } = useListLocation(page, connection.kind)
  const read = useRead(connection, id ? ['row', nameOf(page), id] : null, (over) => readRow(page, over, id, call), { isOnce })
  const row = read.state === 'there' ? read.data : undefined
  const [seen, setSeen] = useState('')
  if (row && seen !== id) setSeen(id)
  const isMissing = read.state === 'there' && !row
  return {
    row,
    isMissing,
    /** It was there, and is no more. */
    isGone: isMissing && seen === id,
    failure: read.state === 'failed' ? read : null,
    reload: read.reload,
  }
}
