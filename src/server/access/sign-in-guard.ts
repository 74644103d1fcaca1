import { normalizeIP } from '@fastify/rate-limit'
import { sql, type SQL } from 'drizzle-orm'
import { row, transaction, type Db } from '../db.ts'
import type { SessionKind } from '../sessions.ts'

/** Minutes a failure counts. */
const memory = 15
/** Failures of an account at one address, of an address whatever the account (of the same kind), of an account at all addresses that are new to it. */
const most = { pair: 10, address: 40, strangers: 100 }
/** From this failure of an account at an address on, the captcha is asked for (conventions 6.3). */
const captchaFrom = 2
/** From so many at new addresses on, every new address has to pass it. */
const captchaForStrangers = 10
/** An address is known to an account for so many days, and so many of them are. */
const known = { days: 90, most: 20 }

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

// a household has a whole network of IPv6
const normalized = ({ kind, account, address }: Attempt): Attempt => ({
  kind,
  account: account.toLowerCase(),
  address: normalizeIP(address),
})

/** Minutes until fewer than so many of these are remembered. */
const minutesUntil = (which: SQL, many: number) => sql`coalesce(ceil(${memory} - extract(epoch from now() -
  (array_agg(happened_at order by happened_at desc) filter (where ${which}))[${many}::int]) / 60), 0)::int`

/**
 * Where an account stands at an address. At one that it has signed in from, its own failures there alone lock it: neither strangers
 * elsewhere nor whoever guesses at other accounts behind the same proxy. Strangers make new addresses pass the captcha, and together
 * they have no more than a hundred guesses in a quarter of an hour.
 */
async function standingOf(db: Db, { kind, account, address }: Attempt): Promise<Standing> {
  const found = await row<{ of_pair: number; of_strangers: number; is_known: boolean } & Record<'pair' | 'address' | 'strangers', number>>(
    db,
    sql`with places as (
          select address from sign_in_places where kind = ${kind} and account = ${account} and seen_at > now() - make_interval(days => ${known.days})
        ), recent as (
          select happened_at, of_account and here as is_pair, here as is_address,
            of_account and not exists (select 1 from places p where p.address = f.address) as is_strange
          from (select *, account = ${account} as of_account, address = ${address} as here from sign_in_failures
            where happened_at > now() - make_interval(mins => ${memory}) and kind = ${kind} and (account = ${account} or address = ${address})) f
        )
        select count(*) filter (where is_pair)::int as of_pair, count(*) filter (where is_strange)::int as of_strangers,
          ${minutesUntil(sql`is_pair`, most.pair)} as pair, ${minutesUntil(sql`is_address`, most.address)} as address,
          ${minutesUntil(sql`is_strange`, most.strangers)} as strangers,
          exists (select 1 from places where address = ${address}) as is_known
        from recent`,
  )
  const { of_pair, of_strangers, is_known, pair, address: whole, strangers } = found!
  return {
    lockedMinutes: Math.max(pair, is_known ? 0 : whole, is_known ? 0 : strangers),
    needsCaptcha: of_pair >= captchaFrom || (!is_known && of_strangers >= captchaForStrangers),
  }
}

/**
 * Writes the attempt down as failed before the password is looked at; `forgive` takes it back after a success.
 * Attempts on one account queue up here, so that many at once count as many. The standing is that before
 * this attempt.
 */
export function recordAttempt(db: Db, attempt: Attempt): Promise<Standing & { id: number }> {
  const { kind, account, address } = normalized(attempt)
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${kind} ${account}`}, 0))`)
    const standing = await standingOf(tx, { kind, account, address })
    if (standing.lockedMinutes) return { ...standing, id: 0 }
    const made = await row<{ id: number }>(
      tx,
      sql`insert into sign_in_failures (kind, account, address) values (${kind}, ${account}, ${address}) returning id`,
    )
    return { ...standing, id: made!.id }
  })
}

/** Takes one attempt back: it was not judged. */
export async function forget(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from sign_in_failures where id = ${id}`)
}

/** After a success: the failures of this account at this address, which it knows from now on, and everything too old to count. */
export async function forgive(db: Db, attempt: Attempt): Promise<void> {
  const { kind, account, address } = normalized(attempt)
  await db.execute(
    sql`delete from sign_in_failures where (kind = ${kind} and account = ${account} and address = ${address})
        or happened_at < now() - make_interval(mins => ${memory})`,
  )
  await db.execute(
    sql`insert into sign_in_places (kind, account, address) values (${kind}, ${account}, ${address})
        on conflict (kind, account, address) do update set seen_at = now()`,
  )
  await db.execute(
    sql`delete from sign_in_places where kind = ${kind} and account = ${account} and address not in (
          select address from sign_in_places where kind = ${kind} and account = ${account} order by seen_at desc limit ${known.most})`,
  )
}

/** What the sign-in page should show before an account is known. */
export async function isCaptchaDue(db: Db, address: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 as found from sign_in_failures where address = ${normalizeIP(address)} and happened_at > now() - make_interval(mins => ${memory})
        group by kind, account having count(*) >= ${captchaFrom} limit 1`,
  )
  return found !== undefined
}

/** Whether the next attempt of this account from here will need the captcha. */
export const isCaptchaNext = async (db: Db, attempt: Attempt): Promise<boolean> => (await standingOf(db, normalized(attempt))).needsCaptcha
