import { sql, type SQL } from 'drizzle-orm'
import type { CardBatch, MemberCard, MemberRecord, MemberRight, MemberRightBody, MemberShip, MemberShipBody } from '#src/api/memberships.ts'
import type { List } from '#src/api/endpoint.ts'
import { revise, versionOfRow } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { datesAt } from '../../shop/date-range.ts'
import { isCalled } from '../../shop/users/names.ts'
import { hasName } from '../../shop/users/search.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedPhone } from '../../shop/personal.ts'
import { holds } from '../../shop/search.ts'
import { shopTime, unixTime } from '../../shop/time.ts'
import { checkedShip, checkRight } from './rules.ts'

type Paging = { page?: number; limit?: number }

async function listed<Row extends object>(db: Db, select: SQL, from: SQL, order: SQL, paging: Paging): Promise<List<Row>> {
  const list = await rows<Row>(db, sql`select ${select} ${from} order by ${order} ${pageOf(paging)}`)
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count ${from}`)
  return { list, count: found?.count ?? 0 }
}

const gone = () => new Refusal({ status: 100026 })

async function changed(db: Db, statement: SQL): Promise<void> {
  if (!(await row(db, statement))) throw gone()
}

const shipThing = 'membership'
const shipColumns = sql`id, type, title, vip_day, price::text as price, pre_price::text as pre_price, sort, is_del, ${unixTime('added_at')} as add_time,
  ${versionOfRow(shipThing, sql`id`)} as version`

export const listShips = (db: Db, paging: Paging): Promise<List<MemberShip>> =>
  listed(db, shipColumns, sql`from member_ships`, sql`sort desc, id desc`, paging)

async function oneOf(db: Db, columns: SQL, table: SQL, id: number): Promise<object> {
  const found = await row(db, sql`select ${columns} from ${table} where id = ${id}`)
  if (!found) throw gone()
  return found
}

type Acting = Pick<User, 'name'>

/** `id` 0 is a new one. Refused with 100026, and with 409 for an older version. */
export async function saveShip(db: Db, user: Acting, id: number, body: MemberShipBody): Promise<void> {
  const { title, type, days, full, paid, sort } = checkedShip(body)
  if (id) await revise(db, user, `${shipThing} ${id}`, { version: body.version, now: () => oneOf(db, shipColumns, sql`member_ships`, id) })
  await changed(
    db,
    id
      ? sql`update member_ships set title = ${title}, type = ${type}, vip_day = ${days}, price = ${full}, pre_price = ${paid}, sort = ${sort}
          where id = ${id} returning id`
      : sql`insert into member_ships (title, type, vip_day, price, pre_price, sort)
          values (${title}, ${type}, ${days}, ${full}, ${paid}, ${sort}) returning id`,
  )
}

export const sellShip = (db: Db, id: number, isDel: number): Promise<void> =>
  changed(db, sql`update member_ships set is_del = ${isDel} where id = ${id} returning id`)

export const removeShip = (db: Db, id: number): Promise<void> => changed(db, sql`delete from member_ships where id = ${id} returning id`)

const rightThing = 'member right'
const rightColumns = sql`id, right_type, title, show_title, image, explain, number, sort, status, ${unixTime('added_at')} as add_time,
  ${versionOfRow(rightThing, sql`id`)} as version`

export const listRights = (db: Db, paging: Paging): Promise<List<MemberRight>> =>
  listed(db, rightColumns, sql`from member_rights`, sql`sort desc, id desc`, paging)

/**
 * Stores a right, whose kind and name stay. Refused with 100026, and with 409 for an older version. One that is only switched on or off needs
 * no more than it had, such as the picture of one that nobody has filled in.
 */
export async function saveRight(db: Db, user: Acting, id: number, body: Partial<MemberRightBody>): Promise<void> {
  const { show_title: shown = '', image = '', explain = '', number, sort, status } = body
  const isOn = Number(status) === 1 ? 1 : 0
  const isSwitched = await row(
    db,
    sql`select 1 from member_rights where id = ${id} and status <> ${isOn} and show_title = ${shown.trim()} and image = ${image}
      and explain = ${explain.trim()} and number = ${Number(number) || 0}`,
  )
  if (!isSwitched) checkRight(body)
  await revise(db, user, `${rightThing} ${id}`, { version: body.version, now: () => oneOf(db, rightColumns, sql`member_rights`, id) })
  await changed(
    db,
    sql`update member_rights set show_title = ${shown.trim()}, image = ${image}, explain = ${explain.trim()},
      number = ${Number(number) || 0}, sort = ${Number(sort) || 0}, status = ${isOn} where id = ${id} returning id`,
  )
}

/** Who used a card, by a part of a name, its sound, the number of the account, or the whole phone number. */
const usedBy = (text: string): SQL =>
  hasName(text, (part) => (/^\d{1,15}$/.test(part) ? [sql`u.uid = ${Number(part)}`, sql`u.phone = ${part}`] : []))

/** Batches by their name, or by who used a card of them. */
export function listBatches(
  db: Db,
  { title = '', user = '', ...filter }: Paging & { title?: string; user?: string },
): Promise<List<CardBatch>> {
  const all = [
    title.trim() ? holds('b.title', title.trim()) : sql`true`,
    user.trim()
      ? sql`exists (select 1 from member_cards c join shop_users u on u.uid = c.use_uid where c.card_batch_id = b.id and ${usedBy(user.trim())})`
      : sql`true`,
  ]
  return listed(
    db,
    sql`b.id, b.title, b.use_day, b.total_num, (select count(*)::int from member_cards c where c.card_batch_id = b.id and c.use_uid is not null) as use_num,
      b.status, b.remark, ${shopTime('b.added_at')} as add_time`,
    sql`from member_card_batches b where ${sql.join(all, sql` and `)}`,
    sql`b.id desc`,
    filter,
  )
}

const settable = ['title', 'remark', 'status'] as const
export type BatchField = (typeof settable)[number]

/** Changes one of a batch's own words, or whether its cards can be used. Refused with 100100 and 100026. */
export async function setBatch(db: Db, id: number, field: BatchField, value: string): Promise<void> {
  if (field === 'title' && !value.trim()) throw new Refusal({ status: 400614, errors: { title: '400614' } })
  if (field === 'status' && !/^[01]$/.test(value)) throw new Refusal({ status: 100100 })
  const stored = field === 'status' ? sql`${Number(value)}` : sql`${value.trim()}`
  await changed(db, sql`update member_card_batches set ${sql.identifier(field)} = ${stored} where id = ${id} returning id`)
}

export interface CardFilter extends Paging {
  card_number?: string
  phone?: string
  user?: string
  /** 1 used, 0 not, empty for all. */
  is_use?: string
}

/** Cards of a batch, phones masked: a phone number is found whole, or not at all. */
export async function listCards(db: Db, batch: number, filter: CardFilter, locale: Locale): Promise<List<MemberCard>> {
  const all = [sql`c.card_batch_id = ${batch}`]
  const [number, phone] = [filter.card_number?.trim(), filter.phone?.trim()]
  if (number) all.push(holds('c.card_number', number))
  if (phone) all.push(sql`(u.phone <> '' and u.phone = ${phone})`)
  if (filter.user?.trim()) all.push(usedBy(filter.user.trim()))
  if (filter.is_use) all.push(sql`(c.use_uid is not null) = ${filter.is_use === '1'}`)
  const { list, count } = await listed<MemberCard>(
    db,
    sql`c.id, c.card_batch_id, c.card_number, c.card_password, coalesce(c.use_uid, 0) as use_uid, coalesce(nullif(u.real_name, ''), u.nickname, '') as username,
      coalesce(u.phone, '') as phone, coalesce(${shopTime('c.use_at')}, ${sentence('members.unused', locale) ?? ''}) as use_time, c.status,
      ${shopTime('c.added_at')} as add_time`,
    sql`from member_cards c left join shop_users u on u.uid = c.use_uid where ${sql.join(all, sql` and `)}`,
    sql`c.id`,
    filter,
  )
  return { list: list.map((one) => ({ ...one, phone: maskedPhone(one.phone ?? '') })), count }
}

export const setCard = (db: Db, id: number, status: number): Promise<void> =>
  changed(db, sql`update member_cards set status = ${status} where id = ${id} returning id`)

export interface RecordFilter extends Paging {
  name?: string
  add_time?: string
  member_type?: string
  pay_type?: string
}

type Stored = MemberRecord & { nickname: string; phone: string }

export async function listRecords(db: Db, filter: RecordFilter, locale: Locale): Promise<List<MemberRecord>> {
  const all = [sql`true`]
  const name = filter.name?.trim()
  if (name) all.push(sql`(${isCalled(name)} or (u.phone <> '' and u.phone = ${name}) or ${holds('o.order_id', name)})`)
  if (filter.member_type) all.push(sql`o.member_type = ${filter.member_type}`)
  if (filter.pay_type) all.push(sql`o.pay_type = ${filter.pay_type}`)
  all.push(datesAt('add_time', 'o.pay_at', filter.add_time))
  const { list, count } = await listed<Stored>(
    db,
    sql`o.id, o.uid, o.order_id, o.member_type, o.vip_day, o.pay_price::text as pay_price, o.pay_type, ${shopTime('o.pay_at')} as pay_time,
      u.nickname, u.phone`,
    sql`from member_orders o join shop_users u on u.uid = o.uid where ${sql.join(all, sql` and `)}`,
    sql`o.pay_at desc, o.id desc`,
    filter,
  )
  const say = (key: string, otherwise: string) => sentence(`members.${key}`, locale) ?? otherwise
  const named = list.map(({ nickname, phone, ...one }) => ({
    ...one,
    member_type: say(`type.${one.member_type}`, one.member_type),
    pay_type: say(`pay.${one.pay_type}`, one.pay_type),
    user: { nickname, phone: maskedPhone(phone) },
  }))
  return { list: named, count }
}
