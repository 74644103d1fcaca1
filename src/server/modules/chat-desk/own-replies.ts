import type { CannedCategoryBody, CannedReplyBody } from '#src/api/canned-replies.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import * as canned from './canned.ts'

const { refused } = canned

/** The agent whose library it is. */
export interface Owner {
  id: number
}

const libraryOf = ({ id }: Owner): canned.Library => ({ agent: id })
const writer = ({ id }: Owner) => ({ name: `agent ${id}` })

async function judged(db: Db, owner: Owner, body: CannedReplyBody, id = 0): Promise<Omit<canned.CannedValues, 'sort'>> {
  const values = { title: body.title?.trim() ?? '', message: body.message?.trim() ?? '', category: Number(body.cate_id ?? 0) }
  if (!values.message) throw refused('410109', 'message')
  if (!(await canned.hasCategory(db, libraryOf(owner), values.category))) throw refused('410096', 'cate_id')
  if (await canned.isTwice(db, libraryOf(owner), values.message, id)) throw refused('410097', 'message')
  return values
}

/** Refused with 410096, 410097, 410109. */
export async function addReply(db: Db, owner: Owner, body: CannedReplyBody): Promise<void> {
  await canned.addReply(db, libraryOf(owner), { ...(await judged(db, owner, body)), sort: body.sort ?? 0 })
}

/** Whether it is one of the shared library, which agents only read. @throws Refusal 410101 */
async function refuseShared(db: Db, id: number): Promise<void> {
  if (await canned.readReply(db, 'shared', id)) throw refused('410101')
}

/** Refused with 100026, 410096, 410097, 410101, 410109. */
export async function changeReply(db: Db, owner: Owner, id: number, body: CannedReplyBody): Promise<void> {
  await refuseShared(db, id)
  const before = await canned.readReply(db, libraryOf(owner), id)
  if (!before) throw new Refusal({ status: 100026 })
  const values = { ...(await judged(db, owner, body, id)), sort: body.sort ?? before.sort ?? 0 }
  await canned.changeReply(db, libraryOf(owner), id, values, { by: writer(owner), version: body.version })
}

/** Refused with 410100, 410101. */
export async function removeReply(db: Db, owner: Owner, id: number): Promise<void> {
  await refuseShared(db, id)
  if (!(await canned.removeReply(db, libraryOf(owner), id))) throw refused('410100')
}

function named(body: CannedCategoryBody): CannedCategoryBody & { name: string } {
  const name = body.name?.trim()
  if (!name) throw refused('410095', 'name')
  return { ...body, name }
}

/** Refused with 410095, 400101. */
export const addCategory = (db: Db, owner: Owner, body: CannedCategoryBody): Promise<void> =>
  canned.addCategory(db, libraryOf(owner), named(body))

/** Refused with 100026, 410095, 400101. */
export async function changeCategory(db: Db, owner: Owner, id: number, body: CannedCategoryBody): Promise<void> {
  if (!(await canned.readCategory(db, libraryOf(owner), id))) throw new Refusal({ status: 100026 })
  await canned.changeCategory(db, libraryOf(owner), id, named(body), writer(owner))
}

/** Refused with 410096, and with 100008 while it has replies. */
export async function removeCategory(db: Db, owner: Owner, id: number, locale: Locale): Promise<void> {
  if (!(await canned.removeCategory(db, libraryOf(owner), id, locale))) throw refused('410096')
}
