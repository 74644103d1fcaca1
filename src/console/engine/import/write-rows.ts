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
  together?: string
}

/** What makes rows one thing, by their places in the file; every row is one by itself unless told. */
const thingOf = ({ fields, rows }: Prepared, together: string | undefined) => {
  const column = together === undefined ? -1 : fields.indexOf(together)
  return (at: number): string => rows[at]![column] ?? String(at)
}

/** What is sent of a file: all rows but those that are known to be wrong, and those that belong to them; what belongs together stands so. */
export function begun(sent: Prepared, problems: Problems, together?: string): Outcome {
  const of = thingOf(sent, together)
  const wrong = new Set([...problems.keys()].map(of))
  const things = new Map<string, number[]>()
  for (const at of sent.rows.keys()) {
    const thing = of(at)
    if (wrong.has(thing)) continue
    const others = things.get(thing)
    if (others) others.push(at)
    else things.set(thing, [at])
  }
  return { left: [...things.values()].flat(), ...{ run: null, added: 0, updated: 0, skipped: 0, refused: problems } }
}

/** How many rows the next piece has. */
function sizeOf({ sent, isWhole, together }: Pick<Writing, 'sent' | 'isWhole' | 'together'>, left: readonly number[]): number {
  const of = thingOf(sent, together)
  let size = isWhole ? left.length : Math.min(pieceSize, left.length)
  while (size < left.length && of(left[size]!) === of(left[size - 1]!)) size++
  return size
}

/** Sends the next piece; the same again goes under the same key until the server has taken it. @throws RequestError */
export async function writePiece(writing: Writing, before: Outcome): Promise<Outcome> {
  const { connection, call, key, sent, rule, versions } = writing
  const size = sizeOf(writing, before.left)
  const piece = before.left.slice(0, size)
  const request: ImportBody = {
    fields: sent.fields,
    rows: piece.map((at) => sent.rows[at]!),
    dry: false,
    duplicates: rule,
    seen: piece.map((at) => versions.get(at) ?? null),
    ...(before.run !== null && { run: before.run }),
  }
  // in the body it counts at a manufacturing server of its own, too
  const body = { ...request, client_token: key.of(request) }
  const reply = await sendKeyed({ key, request }, (options) => connection.send(call, { body }, options))
  key.done()
  const refused = new Map(before.refused)
  for (const problem of reply.problems) {
    const at = piece[problem.row]!
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
