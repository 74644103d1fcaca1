import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'

/** What a read begins with whose plan is kept. */
const mark = '/* kept */ '

/** A read that finds a few rows by their keys, over and over: its plan is kept. One that depends on what is looked for is planned anew each time. */
export const kept = (read: SQL): SQL => sql`${sql.raw(mark)}${read}`

/** So many statements of a process have their plans kept, a few dozen kB each at each connection, once they were sent so often. */
const mostNames = 200
const oftenSent = 3
/** Begin, savepoint and commit have no plan; rows written in one statement make texts that seldom come again. */
const lengths = { least: 40, most: 12_000 }

const sent = new Map<string, number>()
/** Statements that are kept no more have none. */
const names = new Map<string, string | undefined>()

/** The name under which connections keep a statement; undefined for one that is seldom sent. */
function nameOf(text: string): string | undefined {
  if (names.has(text) || text.length < lengths.least || text.length > lengths.most) return names.get(text)
  const times = (sent.get(text) ?? 0) + 1
  if (times <= oftenSent || names.size >= mostNames) {
    if (sent.size > 5000) sent.clear()
    sent.set(text, times)
    return undefined
  }
  sent.delete(text)
  const made = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, made)
  return made
}

/** A table that was changed below a kept statement answers in another form, and a pooler may have forgotten it: it is sent whole from now on. */
const isStale = (error: unknown) => ['0A000', '26000'].includes(String((error as { code?: unknown }).code))

interface Statement {
  text?: unknown
  name?: string | undefined
}

/**
 * A connection that has its statements parsed and planned once, as far as they belong to a transaction, which writes by ids, or are reads marked as
 * `kept`: to plan one takes longer than to carry it out. PostgreSQL still plans anew where the values at hand promise a better plan, and after
 * every change of a table or its statistics.
 */
export class PlanKeepingClient extends pg.Client {
  override query(statement: unknown, ...rest: unknown[]): never {
    const query = super.query.bind(this) as (...given: unknown[]) => never
    const { text: said, name } = (typeof statement === 'object' && statement !== null ? statement : {}) as Statement
    if (typeof said !== 'string' || name !== undefined) return query(statement, ...rest)
    const isMarked = said.startsWith(mark)
    if (!isMarked && this.getTransactionStatus() !== 'T') return query(statement, ...rest)
    const text = isMarked ? said.slice(mark.length) : said
    const answer = query({ ...(statement as object), text, name: nameOf(text) }, ...rest) as unknown
    if (answer instanceof Promise) answer.catch((error: unknown) => isStale(error) && names.set(text, undefined))
    return answer as never
  }
}
