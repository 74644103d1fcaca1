import { useMemo } from 'react'
import { listTransfers } from '#src/api/chat-transfers.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import type { Note } from '../../client/notes.ts'
import { notesFrom } from './transfer-notes.ts'

/** What became of a visitor before this page came; a plain shop keeps nothing of it. */
export function useTransfers(connection: Connection, uid: string, self: string): readonly Note[] {
  const read = useCall(connection, listTransfers, connection.kind === 'own' ? { query: { uid } } : null, { isOnce: true })
  const transfers = read.state === 'there' ? read.data : undefined
  return useMemo(() => (transfers ? notesFrom(transfers, self) : []), [transfers, self])
}
