import type { Connection } from '#src/stores/connection.ts'
import type { PageWords } from '../page.ts'
import type { StatisticsPart } from './statistics-page.ts'

/** What the calls of a part answer. @throws RequestError */
export const askPart = <W extends PageWords>(
  over: Pick<Connection, 'send'>,
  { from: { call } }: StatisticsPart<W>,
  queries: readonly object[],
): Promise<unknown[]> => Promise.all(queries.map((query) => over.send(call, { query })))

/** What a part reads: its call, and what that carries. */
export const partsOf = <W extends PageWords>({ from: { call } }: StatisticsPart<W>, queries: readonly object[]): readonly unknown[] => [
  ...[call.method, call.side, call.path],
  ...queries,
]
