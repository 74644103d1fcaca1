import { sql, type SQL } from 'drizzle-orm'

/** A timestamp column as the shop writes it: `YYYY-MM-DD HH:mm:ss` in Shanghai (live-server). */
export const shopTime = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`)

/** A timestamp column in unix seconds. */
export const unixTime = (column: string): SQL => sql.raw(`extract(epoch from ${column})::int`)
