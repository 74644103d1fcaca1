import type { CannedCategoryBody, CannedReplyBody } from '#src/api/canned-replies.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import type { User } from '../../sessions.ts'
import * as canned from './canned.ts'
import { categoryForm, replyForm } from './canned-form.ts'

const { refused } = canned
const library = 'shared'

/** The form of a shared reply; 0 is a new one, in the category that is given. Refused with 400461. */
export async function formOfReply(db: Db, id: number, locale: Locale, category = 0): Promise<ServerForm> {
  const { data } = await canned.listCategories(db, library, '', locale)
  if (!id) return replyForm(locale, data, { cate_id: data.some((one) => one.id === category) ? category : 0 })
  const found = await canned.readReply(db, library, id)
  if (!found) throw refused('400461')
  return replyForm(locale, data, { ...found, edited: { id, version: found.version } })
}

async function judged(db: Db, body: CannedReplyBody, id = 0): Promise<canned.CannedValues> {
  const values = {
    title: body.title?.trim() ?? '',
    message: body.message?.trim() ?? '',
    category: Number(body.cate_id ?? 0),
    sort: body.sort ?? 0,
  }
  if (!values.message) throw refused('400022', 'message')
  if (!(await canned.hasCategory(db, library, values.category))) throw refused('400103', 'cate_id')
  if (await canned.isTwice(db, library, values.message, id)) throw refused('400269', 'message')
  return values
}

/** Refused with 400022, 400103, 400269. */
export async function addReply(db: Db, body: CannedReplyBody): Promise<void> {
  await canned.addReply(db, library, await judged(db, body))
}

/** Refused with 400461, 400022, 400103, 400269, and with 409 CHANGED for an older version. */
export async function changeReply(db: Db, by: User, id: number, body: CannedReplyBody): Promise<void> {
  if (!(await canned.readReply(db, library, id))) throw refused('400461')
  await canned.changeReply(db, library, id, await judged(db, body, id), { by, version: body.version })
}

/** Refused with 400272. */
export async function removeReply(db: Db, id: number): Promise<void> {
  if (!(await canned.removeReply(db, library, id))) throw refused('400272')
}

/** The form of a shared category; 0 is a new one. Refused with 400103. */
export async function formOfCategory(db: Db, id: number, locale: Locale): Promise<ServerForm> {
  if (!id) return categoryForm(locale)
  const found = await canned.readCategory(db, library, id)
  if (!found) throw refused('400103')
  return categoryForm(locale, found)
}

function named(body: CannedCategoryBody): CannedCategoryBody & { name: string } {
  const name = body.name?.trim()
  if (!name) throw refused('400100', 'name')
  return { ...body, name }
}

/** Refused with 400100, 400101. */
export const addCategory = (db: Db, body: CannedCategoryBody): Promise<void> => canned.addCategory(db, library, named(body))

/** Refused with 400100, 400101, 400103, and with 409 CHANGED for an older version. */
export async function changeCategory(db: Db, by: User, id: number, body: CannedCategoryBody): Promise<void> {
  if (!(await canned.readCategory(db, library, id))) throw refused('400103')
  await canned.changeCategory(db, library, id, named(body), by)
}

/** Refused with 400273 for the usual one, with 400103, and with 100008 while it has replies. */
export async function removeCategory(db: Db, id: number, locale: Locale): Promise<void> {
  if (id === 0) throw refused('400273')
  if (!(await canned.removeCategory(db, library, id, locale))) throw refused('400103')
}
