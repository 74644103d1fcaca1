import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from './db.ts'
import type { SessionKind } from './sessions.ts'

/** Minutes a failure counts. */
const memory = 15
const lockAccount = 10
const lockAddress = 40
/** From this failure of an account at an address on, the captcha is asked for (conventions 6.3). */
const captchaFrom = 2

export interface Attempt {
  kind: SessionKind
  account: string
  address: string
}

export interface Standing {
  /** Minutes until the next try, 0 when it is free. */
  lockedMinutes: number
  needsCaptcha: boolean
}

/**
 * Writes the attempt down as failed before the password is looked at; `forgive` takes it back after a success.
 * Attempts on one account queue up here, so that many at once count as many. The standing is that before
 * this attempt.
 */
export function recordAttempt(db: Db, { kind, account, address }: Attempt): Promise<Standing & { id: number }> {
  const name = account.toLowerCase()
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${kind} ${name}`}, 0))`)
    const seen = await row<{ of_account: number; of_address: number; of_both: number; minutes: number }>(
      tx,
      sql`with recent as (
            select account = ${name} and kind = ${kind} as is_account, address = ${address} as is_address, happened_at
            from sign_in_failures
            where happened_at > now() - make_interval(mins => ${memory})
              and ((kind = ${kind} and account = ${name}) or address = ${address}))
          select count(*) filter (where is_account) as of_account, count(*) filter (where is_address) as of_address,
            count(*) filter (where is_account and is_address) as of_both,
            coalesce(ceil(${memory} - extract(epoch from now() - min(happened_at)) / 60), 0)::int as minutes
          from recent`,
    )
    const { of_account, of_address, of_both, minutes } = seen!
    const needsCaptcha = of_both >= captchaFrom
    if (of_account >= lockAccount || of_address >= lockAddress) return { id: 0, lockedMinutes: Math.max(1, minutes), needsCaptcha }
    const made = await row<{ id: number }>(
      tx,
      sql`insert into sign_in_failures (kind, account, address) values (${kind}, ${name}, ${address}) returning id`,
    )
    return { id: made!.id, lockedMinutes: 0, needsCaptcha }
  })
}

/** Takes one attempt back: it was not judged. */
export async function forget(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from sign_in_failures where id = ${id}`)
}

/** After a success: the failures of this account at this address, and everything too old to count. */
export async function forgive(db: Db, { kind, account, address }: Attempt): Promise<void> {
  await db.execute(
    sql`delete from sign_in_failures where (kind = ${kind} and account = ${account.toLowerCase()} and address = ${address})
        or happened_at < now() - make_interval(mins => ${memory})`,
  )
}

/** What the sign-in page should show before an account is known. */
export async function isCaptchaDue(db: Db, address: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 as found from sign_in_failures where address = ${address} and happened_at > now() - make_interval(mins => ${memory})
        group by kind, account having count(*) >= ${captchaFrom} limit 1`,
  )
  return found !== undefined
}

/** Whether the next attempt of this account from here will need the captcha. */
export async function isCaptchaNext(db: Db, { kind, account, address }: Attempt): Promise<boolean> {
  const found = await row<{ times: number }>(
    db,
    sql`select count(*) as times from sign_in_failures where kind = ${kind} and account = ${account.toLowerCase()} and address = ${address}
        and happened_at > now() - make_interval(mins => ${memory})`,
  )
  return (found?.times ?? 0) >= captchaFrom
}
