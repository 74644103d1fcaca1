import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { readFactorySettings } from '../../factory/settings/switches.ts'

/** What a number of a product says. */
export interface NumberParts {
  type: string
  hardness?: string | undefined
  /** mm */
  thickness?: string | undefined
}

/** What stands before the counter, and how many figures that has; dashes around what nobody told go with it. */
export function prefixOf(pattern: string, { type, hardness = '', thickness = '' }: NumberParts): { prefix: string; figures: number } {
  const figures = Number(/\{SEQ(\d)\}/.exec(pattern)?.[1] ?? 4)
  const two = thickness === '' ? '' : thickness.replace('.', '').padStart(2, '0')
  const filled = pattern
    .replace(/\{SEQ\d\}.*$/, '')
    .replaceAll('{TYPE}', type)
    .replaceAll('{HARDNESS}', hardness)
    .replaceAll('{T2}', two)
  return { prefix: filled.replace(/-{2,}/g, '-').replace(/^-+/, ''), figures }
}

/** The code of the record above as people write it into numbers; the type's own. */
const codeOf = async (db: Db, type: string): Promise<string> =>
  (await row<{ code: string }>(db, sql`select code from product_types where id = nullif(${type}, '')::bigint`))?.code ?? ''

/**
 * The next free number by the rule of numbers. Numbers of one prefix are given one after the other; those that somebody has reserved count
 * as taken until they run out.
 */
export async function nextProductNumber(db: Db, parts: NumberParts, before = ''): Promise<string> {
  const { product_number: pattern } = await readFactorySettings(db)
  const { prefix: ruled, figures } = prefixOf(pattern, { ...parts, type: await codeOf(db, parts.type) })
  const prefix = before || ruled
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product number ${prefix}`}, 0))`)
  await db.execute(sql`delete from factory_product_numbers where expires_at < now()`)
  const found = await row<{ last: number }>(
    db,
    sql`select coalesce(max(substr(sn, ${prefix.length + 1})::bigint), 0)::int as last
      from (select sn from factory_products union all select sn from factory_product_numbers) taken
      where starts_with(sn, ${prefix}) and substr(sn, ${prefix.length + 1}) ~ '^[0-9]{1,9}$'`,
  )
  return prefix + String(found!.last + 1).padStart(figures, '0')
}

/** Keeps a number for ten minutes for who shows the token. */
export async function reserveNumber(db: Db, sn: string): Promise<{ sn: string; token: string; expires: number }> {
  const made = await row<{ token: string }>(
    db,
    sql`insert into factory_product_numbers (sn, token, expires_at) values (${sn}, gen_random_uuid(), now() + interval '10 minutes')
      returning token::text as token`,
  )
  return { sn, token: made!.token, expires: 600 }
}

/** The number of a reservation, which it uses up; undefined for one that has run out. */
export async function reservedNumber(db: Db, token: string): Promise<string | undefined> {
  const found = await row<{ sn: string }>(
    db,
    sql`delete from factory_product_numbers where token::text = ${token} and expires_at > now() returning sn`,
  )
  return found?.sn
}
