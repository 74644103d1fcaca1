import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'

/** What a read begins with whose plan is kept. */
const mark = '/* kept */ '

/** A read that finds a few rows by their keys, over and over: its plan is kept. One that depends on what is looked for is planned anew each time. */
export const kept = (read: SQL): SQL => sql`${sql.raw(mark)}${read}`

/** So many statements of a pool have their plans kept, a few dozen kB each at each connection, once they were sent so often. */
const mostNames = 200
const oftenSent = 3
/** Begin, savepoint and commit have no plan; rows written in one statement make texts that seldom come again. */
const lengths = { least: 40, most: 12_000 }

class StatementNames {
  readonly #sent = new Map<string, number>()
  /** Statements that are kept no more have none. */
  readonly #names = new Map<string, string | undefined>()

  /** The name under which connections keep a statement; undefined for one that is seldom sent. */
  of(text: string): string | undefined {
    if (this.#names.has(text) || text.length < lengths.least || text.length > lengths.most) return this.#names.get(text)
    const times = (this.#sent.get(text) ?? 0) + 1
    if (times <= oftenSent || this.#names.size >= mostNames) {
      if (this.#sent.size > 5000) this.#sent.clear()
      this.#sent.set(text, times)
      return undefined
    }
    this.#sent.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }

  /** It is sent whole from now on. */
  forget(text: string): void {
    this.#names.set(text, undefined)
  }
}

/** A table that was changed below a kept statement answers in another form, and a pooler may have forgotten it. */
const isStale = (error: unknown) => ['0A000', '26000'].includes(String((error as { code?: unknown }).code))

interface Statement {
  text?: unknown
  name?: string | undefined
}

/**
 * Connections of one pool that have their statements parsed and planned once, as far as they belong to a transaction, which writes by ids, or are
 * reads marked as `kept`: to plan one takes longer than to carry it out. PostgreSQL still plans anew where the values at hand promise a better
 * plan, and after every change of a table or its statistics.
 */
export function planKeepingClients(): typeof pg.Client {
  const names = new StatementNames()
  return class PlanKeepingClient extends pg.Client {
    override query(statement: unknown, ...rest: unknown[]): never {
      const query = super.query.bind(this) as (...given: unknown[]) => never
      const { text: said, name } = (typeof statement === 'object' && statement !== null ? statement : {}) as Statement
      if (typeof said !== 'string' || name !== undefined) return query(statement, ...rest)
      const isMarked = said.startsWith(mark)
      if (!isMarked && this.getTransactionStatus() !== 'T') return query(statement, ...rest)
      const text = isMarked ? said.slice(mark.length) : said
      const answer = query({ ...(statement as object), text, name: names.of(text) }, ...rest) as unknown
      if (answer instanceof Promise) answer.catch((error: unknown) => isStale(error) && names.forget(text))
      return answer as never
    }
  }
}
