import type { FastifyInstance } from 'fastify'
import type { Tolerance } from './shape.ts'

export interface Stage {
  app: FastifyInstance
  files: string
}

/**
 * One recorded reply and how to ask our server for its like. What is not said is taken from the record: method,
 * path, query, body. Signed in as a super administrator, at /kefuapi as an agent, unless told otherwise.
 */
export interface Row extends Tolerance {
  /** File name without `.json`. */
  recorded: string
  as?: 'admin' | 'editor' | 'agent' | 'nobody'
  path?: string | ((stage: Stage) => Promise<string>)
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
  /** Makes what the call is about. */
  before?: (stage: Stage) => Promise<void>
  /** Our sentence is another one than the recorded. */
  otherWords?: string
  /** HTTP or envelope status that differs on purpose. */
  otherStatus?: { http?: number; status?: number; code?: string | undefined; reason: string }
}
