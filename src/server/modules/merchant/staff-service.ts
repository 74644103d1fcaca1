import { sql } from 'drizzle-orm'
import type { Id, List, Paging } from '#src/api/endpoint.ts'
import type { PickUpClerk, PickUpClerkBody } from '#src/api/pick-up-staff.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absolute, relative } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { chosenPerson, isCustomer, isMobile } from '../../shop/users/person.ts'
import { shopTime } from '../../shop/time.ts'

const columns = sql`c.id::int as id, c.uid::int as uid, u.nickname, c.avatar, c.staff_name, c.phone, c.store_id::int as store_id, s.name,
  c.verify_status, c.status, ${shopTime('c.added_at')} as add_time`
const tables = sql`pick_up_staff c join pick_up_stores s on s.id = c.store_id join shop_users u on u.uid = c.uid`
const thing = (id: number) => `pick-up clerk ${id}`
const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

const withPicture = <Row extends { avatar: string }>(one: Row, origin: string): Row => ({ ...one, avatar: absolute(one.avatar, origin) })

/** Clerks of a store, or of all; the newest first. */
export async function list(db: Db, query: Paging & { store_id?: Id }, origin: string): Promise<List<PickUpClerk>> {
  const store = Number(query.store_id ?? 0)
  const where = store ? sql`c.is_del = 0 and c.store_id = ${store}` : sql`c.is_del = 0`
  const [found, counted] = await Promise.all([
    rows<PickUpClerk>(db, sql`select ${columns} from ${tables} where ${where} order by c.id desc ${pageOf(query)}`),
    row<{ count: number }>(db, sql`select count(*)::int as count from ${tables} where ${where}`),
  ])
  return { list: found.map((one) => withPicture(one, origin)), count: counted!.count }
}

/** One with its version. Refused with 100026. */
export async function read(db: Db, id: number, origin: string): Promise<PickUpClerk & { version: number }> {
  const version = await versionOf(db, thing(id))
  const found = await row<PickUpClerk>(db, sql`select ${columns} from ${tables} where c.id = ${id} and c.is_del = 0`)
  if (!found) throw new Refusal({ status: 100026 })
  return { ...withPicture(found, origin), version }
}

/** What a form says, with what has to be there. Refused with 400127, 400128, 400129, 400252. */
async function judged(db: Db, body: PickUpClerkBody, before?: PickUpClerk) {
  const { store_id: store = 0, staff_name: name = '', phone = '', verify_status: verifies = 1, status = 1 } = body
  const values = { store: Number(store), name: name.trim(), phone: phone.trim(), verifies, status }
  // a clerk may stay at a store that was removed since
  const isThere =
    values.store === Number(before?.store_id ?? 0) ||
    (await row(db, sql`select 1 from pick_up_stores where id = ${values.store} and is_del = 0`))
  if (!values.store || !isThere) throw wrong('400127', 'store_id')
  if (!values.name) throw wrong('400128', 'staff_name')
  if (!values.phone) throw wrong('400129', 'phone')
  if (!isMobile(values.phone)) throw wrong('400252', 'phone')
  return values
}

/** Makes a customer a clerk. Refused with 400250, 400126 to 400129, 400252. */
export async function add(db: Db, body: PickUpClerkBody, origin: string): Promise<void> {
  const chosen = chosenPerson(body.image)
  const uid = chosen.uid || Number(body.uid ?? 0)
  if (!uid || !(await isCustomer(db, uid))) throw wrong('400250', 'image')
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('pick_up_staff', 0))`)
  if (await row(db, sql`select 1 from pick_up_staff where uid = ${uid} and is_del = 0`)) throw wrong('400126', 'image')
  const { store, name, phone, verifies, status } = await judged(db, body)
  await db.execute(sql`insert into pick_up_staff (store_id, uid, avatar, staff_name, phone, verify_status, status)
    values (${store}, ${uid}, ${relative(chosen.image || (body.avatar ?? ''), origin)}, ${name}, ${phone}, ${verifies}, ${status})`)
}

/** Refused with 100026, 400127 to 400129, 400252, and with 409 CHANGED for an older version. */
export async function change(db: Db, user: User, id: number, body: PickUpClerkBody, origin: string): Promise<void> {
  const before = await read(db, id, origin)
  const { store, name, phone, verifies, status } = await judged(db, body, before)
  const now = async () => {
    const { avatar, ...rest } = await read(db, id, origin)
    return { ...rest, image: avatar }
  }
  await revise(db, user, thing(id), { version: body.version, now })
  const picture = typeof body.image === 'string' ? body.image : before.avatar
  await db.execute(sql`update pick_up_staff set store_id = ${store}, avatar = ${relative(picture, origin)}, staff_name = ${name}, phone = ${phone},
    verify_status = ${verifies}, status = ${status} where id = ${id}`)
}

/** Refused with 100100 where there is none. */
export async function setStatus(db: Db, user: User, id: number, status: number): Promise<void> {
  await revise(db, user, thing(id))
  const changed = await row(db, sql`update pick_up_staff set status = ${status} where id = ${id} and is_del = 0 returning id`)
  if (!changed) throw new Refusal({ status: 400, code: '100100' })
}

/** Refused with 100008 where there is none. */
export async function remove(db: Db, user: User, id: number): Promise<void> {
  await revise(db, user, thing(id))
  const removed = await row(db, sql`update pick_up_staff set is_del = 1 where id = ${id} and is_del = 0 returning id`)
  if (!removed) throw new Refusal({ status: 400, code: '100008' })
}
