import { sql } from 'drizzle-orm'
import { agreementTypes, type MemberAgreement, type MemberAgreementBody } from '#src/api/agreements.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absoluteIn, relativeIn } from '../../shop/address.ts'
import { unixTime } from '../../shop/time.ts'

type Agreement = MemberAgreement & { version: number }

const thing = (type: number) => `agreement ${type}`
const wrong = (field: string, code: string) => new Refusal({ status: Number(code), errors: { [field]: code } })

/** An agreement with addresses of files made whole, or what a new one begins with. */
export async function read(db: Db, type: number, origin: string, title = ''): Promise<Agreement> {
  const version = await versionOf(db, thing(type))
  const found = await row<MemberAgreement>(
    db,
    sql`select id::int as id, type, title, content, 0 as sort, status, ${unixTime('added_at')} as add_time from agreements where type = ${type}`,
  )
  if (!found) return { id: 0, type, title, content: '', sort: 0, status: 1, add_time: 0, version }
  return { ...found, content: absoluteIn(found.content, origin), version }
}

interface Storing {
  user: User
  origin: string
}

/** There is one of each type. Refused with 409 for an older version. */
async function store(db: Db, { type, title, content, status, version }: MemberAgreementBody, { user, origin }: Storing): Promise<void> {
  await revise(db, user, thing(type), { version, now: () => read(db, type, origin) })
  const values = sql`${title}, ${relativeIn(content, origin)}, ${status}`
  await db.execute(sql`insert into agreements (type, title, content, status) values (${type}, ${values})
    on conflict (type) do update set (title, content, status) = row(${values})`)
}

/** Refused with 400548, 400549, 400550, with 100026 for another one's id, and with 409 for an older version. */
export async function saveMember(db: Db, id: number, body: MemberAgreementBody, by: Storing): Promise<void> {
  if (Number(body.type) !== agreementTypes.member) throw wrong('type', '400548')
  if (!body.title.trim()) throw wrong('title', '400549')
  if (!body.content.trim()) throw wrong('content', '400550')
  const before = await row<{ id: number }>(db, sql`select id::int as id from agreements where type = ${agreementTypes.member}`)
  if (id && id !== before?.id) throw new Refusal({ status: 100026 })
  await store(db, { ...body, title: body.title.trim() }, by)
}

/** It may be emptied; its name and state stay. Refused with 409 for an older version. */
export async function saveUser(db: Db, { content, version }: { content: string; version?: number }, title: string, by: Storing) {
  const { title: kept, status } = await read(db, agreementTypes.user, by.origin, title)
  await store(db, { type: agreementTypes.user, title: kept, content, status, ...(version !== undefined && { version }) }, by)
}
