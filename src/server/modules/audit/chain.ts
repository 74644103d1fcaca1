import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ChainCheck } from '#src/api/operation-log.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { DueWorker } from '../../jobs/due-work.ts'

/** Calls that are sealed, and looked at, in one go. */
const stretch = 500
const lookedAt = 2_000
/** Milliseconds until what was written is sealed. */
const pause = 2_000
// any number: of several server processes one seals at a time
const lock = 7_312_028

const hashAfter = (before: string, content: string) => createHash('sha256').update(before, 'hex').update(content).digest('hex')

interface Seal {
  position: number
  hash: string
}

const lastSeal = async (db: Db, position?: number): Promise<Seal> =>
  (await row<Seal>(
    db,
    sql`select position, encode(hash, 'hex') as hash from audit_seals
      where ${position === undefined ? sql`true` : sql`position <= ${position}`} order by position desc limit 1`,
  )) ?? { position: 0, hash: '' }

/** Seals the next calls that no seal covers; answers how many. */
async function sealSome(db: Db): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`)
  const waiting = await rows<{ id: number; content: string }>(
    db,
    sql`with taken as (
        delete from audit_waiting where ctid = any (array(select ctid from audit_waiting limit ${stretch})) returning call_id
      ) select c.id, audit_content(c) as content from audit_calls c where c.id in (select call_id from taken) order by c.id`,
  )
  let { position, hash } = await lastSeal(db)
  const seals = waiting.map(({ id, content }) => ({ position: ++position, call: id, hash: (hash = hashAfter(hash, content)) }))
  if (seals.length)
    await db.execute(
      sql`insert into audit_seals (position, call_id, hash)
        select position, call, decode(hash, 'hex') from json_to_recordset(${JSON.stringify(seals)}::json) as s (position bigint, call bigint, hash text)`,
    )
  return seals.length
}

/** Seals everything that was written until now. */
export async function seal(db: Db): Promise<void> {
  while ((await transaction(db, sealSome)) === stretch);
}

/** Seals what is written, some seconds later, as long as the server lives. */
export function sealAsWritten(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'sealing the audit log did not work')
    worker = new DueWorker({ run: () => seal(app.db), until: async () => pause, failed, channel: 'audit_waiting' }, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}

interface Looked {
  position: number
  call_id: number
  hash: string
  content: string | null
}

/** Recomputes the seals after a position, a stretch of them, up to the first that is wrong. */
export async function checkChain(db: Db, after: number): Promise<ChainCheck> {
  if (after === 0) await seal(db)
  const list = await rows<Looked>(
    db,
    sql`select s.position, s.call_id, encode(s.hash, 'hex') as hash, case when c.id is not null then audit_content(c) end as content
      from audit_seals s left join audit_calls c on c.id = s.call_id where s.position > ${after} order by s.position limit ${lookedAt}`,
  )
  const last = await lastSeal(db)
  let { position, hash } = after ? await lastSeal(db, after) : { position: 0, hash: '' }
  const report = { total: last.position, head: last.hash, next: null, broken: null, unsealed: 0 }
  for (const seal of list) {
    const isGone = seal.position !== position + 1 || seal.content === null
    if (isGone || hashAfter(hash, seal.content!) !== seal.hash) {
      const reason = isGone ? ('removed' as const) : ('changed' as const)
      return { ...report, checked: position, broken: { position: position + 1, operation: seal.call_id, reason } }
    }
    ;({ position, hash } = seal)
  }
  const isEnd = list.length < lookedAt
  return { ...report, checked: position, next: isEnd ? null : position, unsealed: isEnd ? await countUnsealed(db) : 0 }
}

async function countUnsealed(db: Db): Promise<number> {
  const found = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from audit_calls c
      where not exists (select 1 from audit_seals s where s.call_id = c.id) and not exists (select 1 from audit_waiting w where w.call_id = c.id)`,
  )
  return found!.count
}
