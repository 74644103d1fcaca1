import { atom, computed, type ReadableAtom } from 'nanostores'
import { readAgent } from '#src/api/chat.ts'
import type { Connection } from '#src/stores/connection.ts'
import { reading } from '../../client/patience.ts'
import type { Conversation } from '../../wire/conversation.ts'

/** What is unread in all conversations, as our server counts it; undefined where nobody does, or it cannot be read. Never throws. */
export async function askTotal(connection: Connection): Promise<number | undefined> {
  if (connection.kind !== 'own') return undefined
  return connection.send(readAgent, {}, reading).then(
    ({ unread }) => unread,
    () => undefined,
  )
}

const sumOf = (rows: readonly Conversation[]) => rows.reduce((sum, { unread }) => sum + unread, 0)

/** What is unread: in the rows that are here, and in those that no page has brought yet, by the server's total. */
export function createUnread($rows: ReadableAtom<readonly Conversation[]>) {
  const $beyond = atom(0)
  return {
    $unread: computed([$rows, $beyond], (rows, beyond) => sumOf(rows) + beyond),
    /** Takes the total that was counted as rows were read. */
    async measure(total: Promise<number | undefined>): Promise<void> {
      const counted = await total
      if (counted !== undefined) $beyond.set(Math.max(counted - sumOf($rows.get()), 0))
    },
  }
}
