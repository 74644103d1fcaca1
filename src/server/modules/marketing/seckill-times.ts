import { sql } from 'drizzle-orm'
import type { SeckillTime } from '#src/api/marketing.ts'
import { rows, type Db } from '../../db.ts'
import { absolute } from '../../shop/address.ts'

/** The sessions of a day by their hour, numbers as text. */
export async function seckillTimes(db: Db, origin: string): Promise<SeckillTime[]> {
  const found = await rows<SeckillTime>(
    db,
    sql`select id, hour::text as time, hours::text as continued, slide from seckill_times where status = 1 order by hour, id`,
  )
  return found.map((time) => ({ ...time, slide: absolute(time.slide, origin) }))
}
