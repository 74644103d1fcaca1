import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { row, type Db } from '../../db.ts'
import { DueWorker } from '../../jobs/due-work.ts'
import { pushNotice, waitingChannel } from '../../web/notices.ts'

/** Whoever may go to the chat's desk hears of it. */
export const chatKey = 'admin-kefu'
/** Seconds without an agent's look at a message before the administrators hear of it. */
const patience = 60
/** Milliseconds between two looks: each first message that waits is told, and none is due sooner than after the patience. */
const rest = 1000

// The first message that the agent has not seen, of conversations that nobody was told of since the agent's last look. The first by its
// number is one step of the index, however many thousands wait behind it.
const untold = sql`chat_conversations c cross join lateral (
    select m.created_at as since from chat_messages m
    where m.conversation_id = c.id and m.seq > c.agent_read_seq and m.sender_uid = c.visitor_uid order by m.seq limit 1) w
  where c.agent_read_seq < c.last_seq and c.told_seq <= c.agent_read_seq`

/** Conversations with messages of the visitor that the agent has not seen. */
export async function countWaiting(db: Db): Promise<number> {
  const found = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from chat_conversations c where c.agent_read_seq < c.last_seq and exists (
          select 1 from chat_messages m where m.conversation_id = c.id and m.seq > c.agent_read_seq and m.sender_uid = c.visitor_uid)`,
  )
  return found!.count
}

/** Tells of conversations that have waited long enough, each once; any number of processes may do so at a time. */
export async function tellWaiting(db: Db): Promise<void> {
  const { rowCount } = await db.execute(
    sql`update chat_conversations set told_seq = last_seq where id in (select c.id from ${untold} and w.since <= now() - make_interval(secs => ${patience}) for update of c)`,
  )
  if (rowCount) await pushNotice(db, { type: 'CHAT_WAITING', data: { count: await countWaiting(db) }, permission: chatKey })
}

async function untilNext(db: Db): Promise<number | undefined> {
  const found = await row<{ wait: number | null }>(
    db,
    sql`select (extract(epoch from min(w.since) + make_interval(secs => ${patience}) - clock_timestamp()) * 1000)::float8 as wait from ${untold}`,
  )
  return found?.wait === null || found === undefined ? undefined : Math.max(0, found.wait)
}

/** Tells the administrators of visitors whom no agent answers. */
export function watchChats(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'waiting chats could not be looked for')
    worker = new DueWorker(
      { run: () => tellWaiting(app.db), until: () => untilNext(app.db), failed, rest, channel: waitingChannel },
      app.listenTo,
    )
  })
  app.addHook('preClose', async () => worker?.stop())
}
