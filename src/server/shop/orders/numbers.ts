import { randomInt } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'

/** The number of an order or refund: letters, the second in Shanghai, and figures of its id; 32 characters at most (400390). */
export const numberOf = (letters: string, id: SQL, at: SQL): SQL =>
  sql`${letters} || to_char(${at} at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((${id} % 1000000)::text, 6, '0')`

/** Twelve figures by which a pick-up order is verified; it may begin with noughts. */
export const newVerifyCode = (): string => String(randomInt(1_000_000)).padStart(6, '0') + String(randomInt(1_000_000)).padStart(6, '0')
