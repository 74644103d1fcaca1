// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { listAgentCategories, listAgentReplies, type CannedCategory, type CannedReply } from '#src/api/canned-replies.ts'
import type { ReplyLibrary } from './library.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useRead, type ReadResult } from '#src/stores/use-read.ts'
import { listOf } from '../side/list-of.ts'
import { readReply, type Reply } from './reply-text.ts'

const size = 100
/** Nobody finds anything in a library larger than so many pages. */
const most = 10

/** All replies of a library. */
export function useReplies(connection: Connection, library: ReplyLibrary): ReadResult<Reply[]> {
  const { method, side, path } = listAgentReplies
  return useRead(connection, [method, side, path, 'whole', library], async (over) => {
    const found: Reply[] = []
    for (let page = 1; page <= most; page++) {
      const query = { title: '', cate_id: '', type: library, page, limit: size }
      const rows = listOf<CannedReply>(await over.send(listAgentReplies, { query }))
      found.push(...rows.map((row) => readReply(row, library)))
      if (rows.length < size) break
    }
    return found
  })
}

/** The categories of a library. */
export function useCategories(connection: Connection, library: ReplyLibrary): ReadResult<readonly CannedCategory[]> {
  const { method, side, path } = listAgentCategories
  return useRead(connection, [method, side, path, library], async (over) =>
    listOf<CannedCategory>(await over.send(listAgentCategories, { query: { type: library } })),
  )
}
