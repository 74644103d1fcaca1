import { sql } from 'drizzle-orm'
import type { DeliveryPerson, DeliveryPersonBody } from '#src/api/delivery-people.ts'
import type { List, Paging } from '#src/api/endpoint.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absolute, relative } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { chosenPerson, isCustomer, isMobile } from '../../shop/users/person.ts'
import { riders, type Rider } from '../../shop/orders/forms/riders.ts'
import { shopTime } from '../../shop/time.ts'

const columns = sql`id::int as id, uid::int as uid, avatar, nickname, phone, ${shopTime('added_at')} as add_time, status`
const thing = (id: number) => `delivery person ${id}`
const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

const withPicture = <Row extends { avatar: string }>(one: Row, origin: string): Row => ({ ...one, avatar: absolute(one.avatar, origin) })

/** Delivery people, the newest first. */
export async function list(db: Db, query: Paging, origin: string): Promise<List<DeliveryPerson>> {
  const [found, counted] = await Promise.all([
    rows<DeliveryPerson>(db, sql`select ${columns} from delivery_people order by id desc ${pageOf(query)}`),
    row<{ count: number }>(db, sql`select count(*)::int as count from delivery_people`),
  ])
  return { list: found.map((one) => withPicture(one, origin)), count: counted!.count }
}

/** Those whom an order can be given to. */
export async function choices(db: Db, origin: string): Promise<List<Rider>> {
  const list = await riders(db, origin)
  return { list, count: list.length }
}

/** One with its version. Refused with 100026. */
export async function read(db: Db, id: number, origin: string): Promise<DeliveryPerson & { version: number }> {
  const version = await versionOf(db, thing(id))
  const found = await row<DeliveryPerson>(db, sql`select ${columns} from delivery_people where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  return { ...withPicture(found, origin), version }
}

/** What a form says, with what has to be there. */
function judged({ nickname = '', phone = '', status = 1 }: DeliveryPersonBody) {
  const values = { nickname: nickname.trim(), phone: phone.trim(), status }
  if (!values.nickname) throw wrong('400469', 'nickname')
  if (!values.phone) throw wrong('400132', 'phone')
  if (!isMobile(values.phone)) throw wrong('400252', 'phone')
  return values
}

/** Two who are written at once see each other. */
const alone = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('delivery_people', 0))`)

async function refuseSamePhone(db: Db, phone: string, id: number): Promise<void> {
  if (await row(db, sql`select 1 from delivery_people where phone = ${phone} and id <> ${id}`)) throw wrong('400468', 'phone')
}

/** Makes a customer a delivery person. Refused with 400250, 400469, 400132, 400252, 400467, 400468. */
export async function add(db: Db, body: DeliveryPersonBody, origin: string): Promise<void> {
  const chosen = chosenPerson(body.image)
  const uid = chosen.uid || Number(body.uid ?? 0)
  if (!uid || !(await isCustomer(db, uid))) throw wrong('400250', 'image')
  const { nickname, phone, status } = judged(body)
  await alone(db)
  if (await row(db, sql`select 1 from delivery_people where uid = ${uid}`)) throw wrong('400467', 'image')
  await refuseSamePhone(db, phone, 0)
  await db.execute(sql`insert into delivery_people (uid, avatar, nickname, phone, status)
    values (${uid}, ${relative(chosen.image || (body.avatar ?? ''), origin)}, ${nickname}, ${phone}, ${status})`)
}

/** Refused with 100026, 400469, 400132, 400252, 400468, and with 409 CHANGED for an older version. */
export async function change(db: Db, user: User, id: number, body: DeliveryPersonBody, origin: string): Promise<void> {
  const before = await read(db, id, origin)
  const { nickname, phone, status } = judged(body)
  await revise(db, user, thing(id), { version: body.version, now: () => read(db, id, origin) })
  await alone(db)
  await refuseSamePhone(db, phone, id)
  await db.execute(sql`update delivery_people set avatar = ${relative(body.avatar ?? before.avatar, origin)}, nickname = ${nickname},
    phone = ${phone}, status = ${status} where id = ${id}`)
}

/** Refused with 100100 where there is none. */
export async function setStatus(db: Db, user: User, id: number, status: number): Promise<void> {
  await revise(db, user, thing(id))
  const changed = await row(db, sql`update delivery_people set status = ${status} where id = ${id} returning id`)
  if (!changed) throw new Refusal({ status: 400, code: '100100' })
}

/** Refused with 100008 where there is none. */
export async function remove(db: Db, id: number): Promise<void> {
  const removed = await row(db, sql`delete from delivery_people where id = ${id} returning id`)
  if (!removed) throw new Refusal({ status: 400, code: '100008' })
}
