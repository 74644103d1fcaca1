import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'

export interface Series {
  /** What its numbers begin with; a series of each kind of document. */
  letters: string
  /** How often it counts from 1 again, at the shop's clock. */
  per: 'day' | 'month'
}

const periods = { day: 'YYYYMMDD', month: 'YYYYMM' } as const

/**
 * The next number of a series: `BJ20261121-0007`. The counter is part of the transaction of the document that gets the number: whoever
 * comes meanwhile waits, and what is rolled back leaves no hole. After the 9999th the numbers grow longer.
 */
export async function nextNumber(db: Db, { letters, per }: Series): Promise<string> {
  const made = await row<{ period: string; last: number }>(
    db,
    sql`insert into number_series as s (letters, period) values (${letters}, to_char(now() at time zone 'Asia/Shanghai', ${periods[per]}))
      on conflict (letters, period) do update set last = s.last + 1 returning period, last`,
  )
  return `${letters}${made!.period}-${String(made!.last).padStart(4, '0')}`
}
