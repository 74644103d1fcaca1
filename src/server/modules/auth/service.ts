import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SignInBody, SignInReply } from '#src/api/auth.ts'
import type { LoginInfo } from '#src/api/login-info.ts'
import { actAsAdmitted } from '../../database/actor.ts'
import { findAccount, renewHash, wrongCredentials, type Account } from '../../access/accounts.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { readMenu } from '../../access/menus.ts'
import { sentence } from '../../messages.ts'
import { passes, type StoredPassword } from '../../access/password-check.ts'
import { Refusal } from '../../refusal.ts'
import { lockSession, openSession, type User } from '../../sessions.ts'
import { forget, isCaptchaDue, isCaptchaNext, recordAttempt, type Attempt } from '../../access/sign-in-guard.ts'
import { logosOf, orderSoundOf, readSite, version } from '../../web/site.ts'
import { redeem } from './captcha.ts'

/** Who asks, from where, and how this server is addressed. */
export interface Asker {
  ip: string
  headers: Record<string, string | string[] | undefined>
  origin: string
  locale: Locale
  permissionKeys: Iterable<string>
}

/** @throws Refusal with the numbers of conventions 6.3 */
export async function signIn(db: Db, body: Partial<SignInBody>, asker: Asker): Promise<SignInReply> {
  const account = (body.account ?? '').trim()
  const password = (body.pwd ?? '').trim()
  const wrong = wrongCredentials(account, password)
  if (wrong) throw new Refusal({ status: 400, code: wrong })
  const found = await admit(db, { account, password, verification: body.captchaVerification ?? '' }, asker)
  const { token, expires } = await openSession(db, 'admin', found.id, { ip: asker.ip, headers: asker.headers })
  await actAsAdmitted({ id: found.id, name: found.real_name || found.account }, () =>
    db.execute(
      sql`update accounts set signed_in_at = now(), signed_in_from = ${asker.ip}, login_count = login_count + 1 where id = ${found.id}`,
    ),
  )
  return { token, expires_time: expires, ...(await greeting(db, found, asker)) }
}

/** Opens a locked session with the person's password. Refused like signing in, and guesses count with those there. */
export async function unlock(db: Db, user: User, body: { pwd: string; captchaVerification?: string }, asker: Asker): Promise<void> {
  await admit(db, { account: user.account, password: body.pwd.trim(), verification: body.captchaVerification ?? '' }, asker)
  await lockSession(db, user.sessionId, false)
}

interface Credentials {
  account: string
  password: string
  verification: string
}

async function admit(db: Db, { account, password, verification }: Credentials, asker: Asker): Promise<Account> {
  const attempt: Attempt = { kind: 'admin', account, address: asker.ip }
  const { id, lockedMinutes, needsCaptcha } = await recordAttempt(db, attempt)
  if (lockedMinutes) {
    const message = sentence('locked', asker.locale, { minutes: lockedMinutes })
    throw new Refusal({
      status: 429,
      code: '429',
      ...(message ? { message } : {}),
      data: { login_captcha: 1, retry_after: lockedMinutes * 60 },
    })
  }
  const captcha = await judgeCaptcha(db, verification, needsCaptcha, asker.locale)
  if (captcha) {
    await forget(db, id)
    throw captcha
  }
  const found = await findAccount(db, account)
  if (!(await passes(db, attempt, password, found && storedPasswordOf(db, found))) || !found) {
    const next = await isCaptchaNext(db, attempt)
    throw new Refusal({ status: 400, code: '400140', data: { login_captcha: next ? 1 : 0 } })
  }
  if (found.is_disabled) throw new Refusal({ status: 400595 })
  return found
}

const storedPasswordOf = (db: Db, found: Account): StoredPassword => ({
  hash: found.password,
  renew: (hash) => actAsAdmitted({ id: found.id, name: found.real_name || found.account }, () => renewHash(db, found, hash)),
})

async function judgeCaptcha(db: Db, verification: string, isNeeded: boolean, locale: Locale): Promise<Refusal | undefined> {
  if (verification) return (await redeem(db, verification)) ? undefined : new Refusal({ status: 400, code: '400336' })
  if (!isNeeded) return undefined
  const message = sentence('captcha-first', locale)
  return new Refusal({ status: 400, code: '400336', ...(message ? { message } : {}), data: { login_captcha: 1 } })
}

type Greeting = Omit<SignInReply, 'token' | 'expires_time'>

async function greeting(db: Db, account: Account, asker: Asker): Promise<Greeting> {
  const site = await readSite(db)
  const logos = logosOf(site, asker.origin)
  const { menus, unique, site_func: modules } = await readMenu(db, account, asker.locale, asker.permissionKeys)
  const { id, level, real_name } = account
  return {
    menus,
    unique_auth: unique,
    user_info: { id, account: account.account, head_pic: account.head_pic || `${asker.origin}/brand/person.svg`, level, real_name },
    logo: logos.wide,
    logo_square: logos.square,
    version,
    newOrderAudioLink: orderSoundOf(site, asker.origin),
    // nothing here waits for a queue or timers of its own
    queue: true,
    timer: true,
    site_name: site.name,
    site_func: [...modules],
  }
}

/** What the sign-in page shows before anybody is known. */
export async function loginInfo(db: Db, { ip, origin }: Pick<Asker, 'ip' | 'origin'>): Promise<LoginInfo> {
  const site = await readSite(db)
  const logos = logosOf(site, origin)
  return {
    slide: [],
    logo_square: logos.square,
    logo_rectangle: logos.wide,
    login_logo: logos.wide,
    site_name: site.name,
    copyright: site.copyright,
    version,
    key: randomBytes(7).toString('hex').slice(0, 13),
    login_captcha: (await isCaptchaDue(db, ip)) ? 1 : 0,
  }
}
