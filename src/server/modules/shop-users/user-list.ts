import { sql, type SQL } from 'drizzle-orm'
import type { List } from '#src/api/endpoint.ts'
import type { PersonRow } from '#src/api/people.ts'
import type { UserQuery, UserRow } from '#src/api/shop-users.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { absolute } from '../../shop/address.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedPerson, maskedPhone } from '../../shop/personal.ts'
import { both, fragmentsOf, inWords, way, waysOfName, type Way } from '../../shop/users/names.ts'
import { findUsers, isMeant, mostFound, type UserSearch } from '../../shop/users/search.ts'
import { orderBy } from '../../shop/sorting.ts'
import { shopTime } from '../../shop/time.ts'
import { isMember, nameOfChannel, nameOfSex, paidOrders, plain, say, unlinked, unused } from './user-columns.ts'

/** Who reads, and how. */
export interface Reader {
  locale: Locale
  origin: string
  /** May find by a part of a phone number; everybody else has to know all of it. */
  seesPersonal: boolean
}

const uidOf = (text: string): Way[] => (/^\d{1,15}$/.test(text) ? [way(sql`u.uid = ${Number(text)}`)] : [])

/** A whole number; a part of it for who sees numbers. */
function phoneIs(text: string, { seesPersonal }: Reader): Way {
  const small = text.toLowerCase()
  return seesPersonal ? both(inWords(small), way(sql`strpos(u.phone, ${small}) > 0`)) : way(sql`u.phone = ${text}`)
}

/** Users that words mean: a uid, a phone number, parts of a name or how they sound. */
function named({ nickname = '', field_key: field = '' }: UserQuery, reader: Reader): UserSearch | undefined {
  const text = nickname.trim()
  if (!text) return undefined
  if (field === 'uid') return [uidOf(text)]
  if (field === 'phone') return [[phoneIs(text, reader)]]
  const isAny = field !== 'nickname'
  return fragmentsOf(text).map((fragment) => [
    ...waysOfName(fragment, isAny && reader.seesPersonal),
    ...(isAny ? [...uidOf(fragment), ...(reader.seesPersonal ? [] : [phoneIs(fragment, reader)])] : []),
  ])
}

function visited({ user_time_type: kind, user_time: time }: UserQuery): SQL | undefined {
  if (!time || !kind) return undefined
  const within = datesAt('user_time', kind === 'add_time' ? 'u.added_at' : 'u.last_at', time)
  return kind === 'visitno' ? sql`not (${within})` : within
}

function from({ country, province, city }: UserQuery): SQL[] {
  const all: SQL[] = []
  if (country === 'domestic') all.push(sql`u.country = '中国'`)
  else if (country === 'abroad') all.push(sql`u.country not in ('', '中国')`)
  else if (country) all.push(sql`u.country = ${country}`)
  if (province) all.push(sql`u.province = ${province}`)
  if (city) all.push(sql`u.city = ${city}`)
  return all
}

const idsOf = (text: string) => text.split(',').filter((one) => /^\d{1,15}$/.test(one))

function labelled(text: string): SQL {
  return sql`exists (select 1 from shop_user_labels x where x.uid = u.uid and x.label_id = any (${`{${idsOf(text).join(',')}}`}::bigint[]))`
}

function bought(times: string): SQL {
  const many = sql`(select count(*) from ${paidOrders})`
  return Number(times) < 0 ? sql`${many} = 0` : sql`${many} > ${Number(times)}`
}

/**
 * What somebody is: level, group, labels, member, promoter, how often they bought; all that is asked for, or any of it. Words, days, places, sex,
 * state and the tab of a channel narrow either way.
 */
function marked(query: UserQuery): SQL | undefined {
  const { level, group_id: group, label_id: label, match, pay_count: times, is_promoter, isMember: member } = query
  const all: SQL[] = []
  if (Number(level)) all.push(sql`u.level_id = ${Number(level)}`)
  if (Number(group)) all.push(sql`u.group_id = ${Number(group)}`)
  if (label) all.push(labelled(label))
  if (times && times !== 'all') all.push(bought(times))
  if (is_promoter) all.push(sql`u.is_promoter = ${Number(is_promoter)}`)
  if (member) all.push(member === '1' ? isMember : sql`not ${isMember}`)
  return all.length > 0 ? sql`(${sql.join(all, match === 'any' ? sql` or ` : sql` and `)})` : undefined
}

/** Everything that narrows the list beside words; undefined where nothing does. */
function narrowed(query: UserQuery): SQL | undefined {
  const { user_type: type, sex, status } = query
  const all: (SQL | undefined)[] = [visited(query), ...from(query), marked(query)]
  if (type) all.push(type === 'app' ? sql`u.user_type in ('app', 'apple')` : sql`u.user_type = ${type}`)
  if (sex) all.push(sql`u.sex = ${Number(sex)}`)
  if (status) all.push(sql`u.status = ${Number(status)}`)
  const there = all.filter((one) => one !== undefined)
  return there.length > 0 ? sql.join(there, sql` and `) : undefined
}

/** What the list can be ordered by: what stands at a user, and what their orders come to. */
const ownWays = { now_money: sql`u.now_money`, integral: sql`u.integral`, add_time: sql`u.added_at`, last_time: sql`u.last_at` }
const orderWays = { pay_count: sql`b.pay_count`, spent: sql`b.spent`, last_order: sql`b.last_at` }
export const sortedBy = [...Object.keys(ownWays), ...Object.keys(orderWays)]

const isUsual = ({ now_money: money, sort }: UserQuery) => !sort && money !== 'asc' && money !== 'desc'

function ordered(query: UserQuery): SQL {
  const { now_money: money } = query
  if (money === 'asc' || money === 'desc') return sql`order by u.now_money ${sql.raw(money)}, u.uid desc`
  return orderBy(query, { ...ownWays, ...orderWays }, sql`u.uid desc`)
}

/** What a filter finds, and how many that is: of a search as many as are counted. */
interface Counted {
  where: SQL
  count: number
  isCapped: boolean
  /** The newest of them as far as they are counted, where that was learnt on the way. */
  newest?: readonly number[]
}

/** @param isUsual the newest stand first, as whoever asks for no other order gets them */
async function counted(db: Db, search: UserSearch | undefined, others: SQL | undefined, isUsual: boolean): Promise<Counted> {
  const found = search && (await findUsers(db, search, !others && isUsual))
  const where = sql.join([found?.where ?? sql`true`, others ?? sql`true`], sql` and `)
  if (found?.count !== undefined && !others) return { where, count: found.count, isCapped: found.isCapped }
  if (!search) return { where, count: await countAll(db, where), isCapped: false }
  if (!isUsual) return capped(where, await countAll(db, where, mostFound + 1))
  // one look at the newest of them tells how many there are, and which ones stand on a page
  const newest = await rows<{ uid: number }>(
    db,
    sql`select u.uid::int as uid from shop_users u where ${where} order by u.uid desc limit ${mostFound + 1}`,
  )
  return { ...capped(where, newest.length), newest: newest.slice(0, mostFound).map(({ uid }) => uid) }
}

const capped = (where: SQL, count: number): Counted => ({ where, count: Math.min(count, mostFound), isCapped: count > mostFound })

async function countAll(db: Db, where: SQL, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  const told = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from shop_users u where ${where} ${limit}) u`,
  )
  return told?.count ?? 0
}

/** What stands on a page, where it is known already. */
function onPage({ newest, isCapped }: Counted, { page, limit }: UserQuery): SQL | undefined {
  const size = Number(limit) || 15
  const end = Number(page ?? 0) * size
  // whoever reads on behind what is counted gets the rest
  if (!newest || end === 0 || (isCapped && end > mostFound)) return undefined
  const uids = newest.slice(end - size, end)
  return sql`u.uid = any(${`{${uids.join(',')}}`}::bigint[])`
}

/** Which users stand on a page, in their order. Without a look at orders they are found first: orders are reckoned for those alone. */
function paged(query: UserQuery, all: Counted): SQL {
  const { where } = all
  const [order, page] = [ordered(query), pageOf(query)]
  const here = onPage(all, query)
  if (here) return sql`${tables} where ${here} ${order}`
  if (query.sort && query.sort in orderWays) return sql`${tables} where ${where} ${order} ${page}`
  return sql`${tables} where u.uid in (select u.uid from shop_users u where ${where} ${order} ${page}) ${order}`
}

interface Found extends Omit<UserRow, 'sex' | 'status'> {
  sex: number
  status: number
}

const reading = sql`${plain}, coalesce(to_char(u.birthday, 'YYYY-MM-DD'), '') as birthday, coalesce(g.group_name, '') as group_id,
  coalesce(l.name, '') as level, u.user_type, u.country, u.province, u.city, u.sex, u.status, ${isMember}::int as "isMember",
  b.pay_count, b.spent::text as spent, b.refund_rate, coalesce(${shopTime('b.last_at')}, '') as last_order,
  coalesce((select s.nickname || '/' || s.uid from shop_users s where s.uid = u.spread_uid), '') as spread_uid_nickname,
  coalesce((select string_agg(n.label_name, ',' order by n.id) from shop_user_labels x join user_labels n on n.id = x.label_id
    where x.uid = u.uid), '') as labels`

const tables = sql`shop_users u left join user_groups g on g.id = u.group_id left join user_levels l on l.id = u.level_id
  left join lateral (select count(*)::int as pay_count, coalesce(sum(o.pay_price - o.refund_price), 0)::numeric(14, 2) as spent,
    coalesce(round(100.0 * count(*) filter (where o.refund_price > 0) / nullif(count(*), 0), 1)::text, '') as refund_rate,
    max(o.pay_at) as last_at from ${paidOrders}) b on true`

/** Of a search that finds more than are counted, a list says so. */
type CappedList<Row> = List<Row> & { is_capped?: boolean }

const listOf = <Row>(list: Row[], { count, isCapped }: Counted): CappedList<Row> => ({ list, count, ...(isCapped && { is_capped: true }) })

/** Users that a filter finds, the newest first; phone, identity card and address masked for everybody. */
export async function listUsers(db: Db, query: UserQuery, reader: Reader): Promise<CappedList<UserRow>> {
  const { locale, origin } = reader
  const all = await counted(db, named(query, reader), narrowed(query), isUsual(query))
  const found = await rows<Found>(db, sql`select ${reading} from ${paged(query, all)}`)
  const none = say('none', locale)
  const list = found.map((one) => ({
    ...unused,
    ...unlinked,
    ...one,
    avatar: absolute(one.avatar, origin),
    ...maskedPerson(one),
    group_id: one.group_id || none,
    level: one.level || none,
    vip_name: one.level || false,
    spread_uid_nickname: one.spread_uid_nickname || none,
    user_type: nameOfChannel(one.user_type, locale),
    sex: nameOfSex(one.sex, locale),
    status: say(`status.${one.status}`, locale),
  }))
  return listOf(list, all)
}

/** Everybody whom a filter finds. */
export async function listIds(db: Db, query: UserQuery, reader: Reader): Promise<number[]> {
  const search = named(query, reader)
  const found = await rows<{ uid: number }>(
    db,
    sql`select u.uid::int as uid from shop_users u where ${search ? isMeant(search) : sql`true`} and ${narrowed(query) ?? sql`true`} order by u.uid`,
  )
  return found.map(({ uid }) => uid)
}

/** People for a picker, by name. */
export async function listPeople(
  db: Db,
  query: { page?: number; limit?: number; nickname?: string },
  reader: Reader,
): Promise<CappedList<PersonRow>> {
  // a closed account is nobody's
  const all = await counted(db, named({ nickname: query.nickname ?? '' }, reader), sql`u.is_del = 0`, true)
  const found = await rows<PersonRow & { phone: string }>(
    db,
    sql`select u.nickname, u.uid::int as uid, u.avatar as headimgurl, null as subscribe, u.province, u.country, u.city, null as sex, u.user_type,
      u.is_del, u.phone, to_char(u.added_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as add_time
      from shop_users u where ${onPage(all, query) ?? all.where} order by u.uid desc ${onPage(all, query) ? sql`` : pageOf(query)}`,
  )
  const list = found.map((one) => ({ ...one, phone: maskedPhone(one.phone), headimgurl: absolute(one.headimgurl, reader.origin) }))
  return listOf(list, all)
}
