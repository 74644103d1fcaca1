import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useAsked } from '../../form/use-asked.ts'
import type { ListPage } from '../page.ts'
import { useListPlace } from '../use-list-place.ts'
import { readRow } from './read-row.ts'

/** The row of a part, read when the part opens and whenever `reload` is called; the one before stays meanwhile. */
export function useRow<Row, W>(page: ListPage<Row, W>, id: string) {
  const connection = useConnection()
  const { call } = useListPlace(page, connection.kind)
  const [round, setRound] = useState(0)
  const [last, setLast] = useState<{ id: string; row: Row }>()
  const asked = useAsked(id ? `${id} ${round}` : null, () => readRow(page, connection, id, call))
  const row = asked.state === 'there' ? asked.data : undefined
  if (row && last?.row !== row) setLast({ id, row })
  const before = last?.id === id ? last.row : undefined
  return {
    row: asked.state === 'waiting' ? before : row,
    /** It was there, and is no more. */
    isGone: asked.state === 'there' && !row && before !== undefined,
    isMissing: asked.state === 'there' && !row,
    failure: asked.state === 'failed' ? asked : null,
    reload: () => setRound((number) => number + 1),
  }
}
