import type { Endpoint, Id } from '#src/api/endpoint.ts'
import type { DuplicateRule, ImportBody, ImportProblem, ImportReply } from '#src/api/imports.ts'
import type { IntentionKey } from '#src/lib/intention-key.ts'
import type { Connection } from '#src/stores/connection.ts'
import { sendKeyed } from '#src/stores/keyed.ts'
import type { Prepared } from './matching.ts'

/** Rows of one call, and of one transaction, where they know nothing of each other. */
const pieceSize = 200

export type Problems = ReadonlyMap<number, readonly ImportProblem[]>

/** How far an import has come. */
export interface Outcome {
  /** Rows that are still to be sent, by their places in the file. */
  left: readonly number[]
  /** What it is known by at the server; null until something was sent. */
  run: Id | null
  added: number
  updated: number
  skipped: number
  /** By their places in the file. */
  refused: Problems
}

export interface Writing {
  connection: Connection
  call: Endpoint<{ body: ImportBody }, ImportReply>
  key: IntentionKey
  sent: Prepared
  rule: DuplicateRule
  /** Versions of duplicates as the check found them, by place. */
  versions: ReadonlyMap<number, number>
  isWhole?: boolean
}

/** What is sent of a file: all rows but those that are known to be wrong. */
export const begun = ({ rows }: Prepared, problems: Problems): Outcome => ({
  left: rows.flatMap((_, at) => (problems.has(at) ? [] : [at])),
  ...{ run: null, added: 0, updated: 0, skipped: 0, refused: problems },
})

/** Sends the next piece; the same again goes under the same key until the server has taken it. @throws RequestError */
export async function writePiece({ connection, call, key, sent, rule, versions, isWhole }: Writing, before: Outcome): Promise<Outcome> {
  const size = isWhole ? before.left.length : pieceSize
  const places = before.left.slice(0, size)
  const asked: ImportBody = {
    fields: sent.fields,
    rows: places.map((at) => sent.rows[at]!),
    dry: false,
    duplicates: rule,
    seen: places.map((at) => versions.get(at) ?? null),
    ...(before.run !== null && { run: before.run }),
  }
  // in the body it counts at a manufacturing server of its own, too
  const body = { ...asked, client_token: key.of(asked) }
  const reply = await sendKeyed({ key, request: asked }, (options) => connection.send(call, { body }, options))
  key.done()
  const refused = new Map(before.refused)
  for (const problem of reply.problems) {
    const at = places[problem.row]!
    refused.set(at, [...(refused.get(at) ?? []), { ...problem, row: at }])
  }
  return {
    left: before.left.slice(size),
    run: reply.id,
    added: before.added + reply.added,
    updated: before.updated + reply.updated,
    skipped: before.skipped + reply.skipped,
    refused,
  }
}
