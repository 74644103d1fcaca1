import type { ReadHistory } from '../../client/reading.ts'
import type { Message } from '../../wire/message.ts'

/** Messages that are read again at most. */
const missedPage = 100

/** What is here since a time (milliseconds), as the server has it now: at most a page of it. */
export async function readRecent(read: ReadHistory, known: readonly Message[], since: number): Promise<Message[]> {
  const first =
    known.filter(({ seq, at }) => seq !== undefined && at >= since).at(-missedPage) ??
    known.find(({ seq, at }) => seq !== undefined && at >= since)
  if (first?.seq === undefined) return []
  const ids = new Set(known.map(({ id }) => id))
  return (await read({ after: first.seq - 1, limit: missedPage })).filter(({ id }) => ids.has(id))
}
