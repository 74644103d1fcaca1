import { codeOf } from '../db.ts'

/** Errors of these classes name tables and columns; those of others, such as 22 (data exception), quote values. */
const quotesNothing = /^(23|40|42|53|55|57|58)/

interface Failure extends Error {
  code?: unknown
  /** The statement, as drizzle knows it. */
  query?: unknown
  /** Only what PostgreSQL says itself has one. */
  severity?: unknown
  table?: unknown
  column?: unknown
  constraint?: unknown
}

export interface LoggedError {
  type: string
  /** '' where it could quote a value. */
  message: string
  stack: string
  [key: string]: unknown
}

/** An error as the log may have it: of SQL the code and the statement, never the values that went with it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, query, severity, table, column, constraint, cause } = error as Failure
  const code = codeOf(error)
  const isSql = query !== undefined || severity !== undefined
  return {
    type: name === 'Error' ? error.constructor.name : name,
    ...(code && { code }),
    message: !isSql || (severity !== undefined && quotesNothing.test(code)) ? error.message : '',
    ...(typeof query === 'string' && { statement: query }),
    ...(table !== undefined && { table, column, constraint }),
    stack: framesOf(error),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

// a stack begins with the message
const framesOf = ({ stack = '' }: Error): string => stack.slice(Math.max(0, stack.search(/^ {4}at /m)))
