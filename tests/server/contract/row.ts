import type { FastifyInstance } from 'fastify'
import { signedIn } from '../database.ts'
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
  query?: Record<string, string | number> | ((stage: Stage) => Promise<Record<string, string | number>>)
  body?: unknown
  headers?: Record<string, string>
  /** A multipart body with one file, in place of `body`. */
  form?: { fields: Record<string, string>; name: string; type: string; bytes: () => Promise<Buffer> }
  /** Makes what the call is about. */
  before?: (stage: Stage) => Promise<void>
  /** Our sentence is another one than the recorded. */
  otherWords?: string
  /** HTTP or envelope status that differs on purpose. */
  otherStatus?: { http?: number; status?: number; code?: string | undefined; reason: string }
}

/** A call of an administrator or agent while a row gets ready; answers `data`. */
export async function ask<Data>(stage: Stage, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Data> {
  const { headers } = await signedIn(stage.app)
  const reply = await stage.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const body = reply.json<{ status: number; msg: string; data: Data }>()
  if (body.status !== 200) throw new Error(`${method} ${url}: ${body.msg}`)
  return body.data
}
