import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { row, rows, transaction, type Db } from '../../db.ts'
import { DueWorker } from '../../jobs/due-work.ts'

const batch = 2_000

interface Unsounded {
  id: number
  real_name: string
  words: string
}

/**
 * Writes down how names sound (pinyin) and what they are put in order by, for at most `batch` files that lack it. Answers
 * how many there were. The dictionary is loaded when it is first needed.
 * @param others `skip` leaves files alone that somebody else works on; `await` waits for them, since a search must find all
 */
export async function soundOut(db: Db, others: 'skip' | 'await'): Promise<number> {
  if (!(await row(db, sql`select file_id from file_words where pinyin is null limit 1`))) return 0
  return transaction(db, async (inner) => {
    const found = await rows<Unsounded>(
      inner,
      sql`select f.id, f.real_name, w.words from file_words w join files f on f.id = w.file_id
        where w.pinyin is null order by w.file_id limit ${batch} for no key update of f, w ${others === 'skip' ? sql`skip locked` : sql``}`,
    )
    if (!found.length) return 0
    const { orderKeyOf, pinyinOf } = await import('../../tables/pinyin.ts')
    const sounds = found.map(({ id, real_name, words }) => ({ id, sound: pinyinOf(words), key: orderKeyOf(real_name) }))
    const told = sql`jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as told (id bigint, sound text, key text)`
    await inner.execute(sql`update files set name_key = key from ${told} where files.id = told.id and name_key is distinct from key`)
    await inner.execute(sql`update file_words set pinyin = sound from ${told} where file_id = told.id`)
    return found.length
  })
}

/** Sounds out new names while the server runs. */
export function soundOutNames(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  const run = async () => {
    while ((await soundOut(app.db, 'skip')) === batch) continue
  }
  const until = async () => ((await row(app.db, sql`select file_id from file_words where pinyin is null limit 1`)) ? 1_000 : undefined)
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'sounding out names of files did not work')
    worker = new DueWorker({ run, until, failed, channel: 'files_unsounded' }, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}
