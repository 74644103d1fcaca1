import { sql } from 'drizzle-orm'
import type { OwnAccount, OwnAccountBody } from '#src/api/own-account.ts'
import { renewHash, wrongCredentials } from '../../access/accounts.ts'
import { row, transaction, type Db } from '../../db.ts'
import { passes } from '../../access/password-check.ts'
import { hashPassword } from '../../access/passwords.ts'
import { Refusal } from '../../refusal.ts'
import { accountThing, revise, versionOf } from '../../database/revisions.ts'
import { closeOtherSessions, type User } from '../../sessions.ts'
import { recordAttempt } from '../../access/sign-in-guard.ts'

const refuse = (code: string) => new Refusal({ status: 400, code })
const seconds = (column: string) => sql.raw(`coalesce(floor(extract(epoch from ${column})), 0)::int`)

/** What stands for a picture where there is none. */
const drawn = '/brand/person.svg'

/** The account of the asking person; `origin` is where pictures are. */
export async function readOwn(db: Db, user: User, origin: string): Promise<OwnAccount & { type: 'admin' }> {
  const version = await versionOf(db, accountThing(user.id))
  const found = await row<OwnAccount>(
    db,
    sql`select id, account, head_pic, real_name, level, login_count, coalesce(signed_in_from, '') as last_ip,
        ${seconds('signed_in_at')} as last_time, ${seconds('created_at')} as add_time,
        coalesce((select array_agg(role_id::text order by role_id) from account_roles where account_id = accounts.id), '{}') as roles,
        coalesce((select string_agg(d.name, ',' order by d.sort, d.id) from department_members m join departments d on d.id = m.department_id
          where m.account_id = accounts.id), '') as departments
      from accounts where id = ${user.id}`,
  )
  return { ...found!, head_pic: found!.head_pic || origin + drawn, type: 'admin', version }
}

/** As the shop asks for it (shell contract): six characters, a letter, a digit. */
const isSimple = (password: string) => password.length < 6 || !/[a-z]/i.test(password) || !/\d/.test(password)

/** Where the call comes from, and a database outside its transaction: a count must outlive a refusal. */
export interface Guarded {
  db: Db
  address: string
}

/** Whether it is the person's own, counted like a sign-in: whoever got hold of a token must not guess on. */
async function isOwn({ db, address }: Guarded, user: User, pwd: string): Promise<boolean> {
  const attempt = { kind: 'admin', account: user.account, address } as const
  const { lockedMinutes } = await recordAttempt(db, attempt)
  if (lockedMinutes) throw new Refusal({ status: 400, code: 'locked', values: { minutes: lockedMinutes } })
  const stored = await row<{ password: string }>(db, sql`select password from accounts where id = ${user.id}`)
  return passes(db, attempt, pwd, stored && { hash: stored.password, renew: (hash) => renewHash(db, { id: user.id, ...stored }, hash) })
}

type Passwords = Pick<OwnAccountBody, 'pwd' | 'new_pwd' | 'conf_pwd'>

async function checkPassword(guarded: Guarded, user: User, { pwd, new_pwd: next, conf_pwd: repeated }: Passwords): Promise<void> {
  if (next && isSimple(next)) throw refuse('400183')
  if (!pwd && !next && !repeated) return
  if (!(await isOwn(guarded, user, pwd))) throw refuse('400597')
  if (!next) throw refuse('400598')
  if (!repeated) throw refuse('400263')
  if (next !== repeated) throw refuse('400264')
  const wrong = wrongCredentials(user.account, next)
  if (wrong) throw refuse(wrong)
}

/**
 * Changes name, picture and, with the one until now, the password; another password ends every other session of the person. Refused with
 * 409 for an older version.
 */
export async function saveOwn(db: Db, user: User, body: OwnAccountBody, guarded: Guarded, origin: string): Promise<void> {
  await checkPassword(guarded, user, body)
  const name = body.real_name.trim()
  if (!name) throw refuse('400453')
  const hash = body.new_pwd ? await hashPassword(body.new_pwd) : null
  await transaction(db, async (inner) => {
    await revise(inner, user, accountThing(user.id), { version: body.version, now: () => readOwn(inner, user, origin) })
    await inner.execute(
      sql`update accounts set real_name = ${name}, head_pic = ${body.head_pic.endsWith(drawn) ? '' : body.head_pic},
          password = coalesce(${hash}, password) where id = ${user.id}`,
    )
    if (hash) await closeOtherSessions(inner, 'admin', user.id, user.sessionId)
  })
}
