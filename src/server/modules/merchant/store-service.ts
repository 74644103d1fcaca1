import { sql, type SQL } from 'drizzle-orm'
import type { Id, List, Paging } from '#src/api/endpoint.ts'
import type { PickUpStore, PickUpStoreBody, PickUpStoreInfo } from '#src/api/pick-up-stores.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absolute, relative } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { unixTime } from '../../shop/time.ts'

const columns = sql`id::int as id, name, introduction, phone, address, detailed_address, image, oblong_image, latitude, longitude, valid_time,
  day_time, ${unixTime('added_at')} as add_time, is_show, is_del`
const thing = (id: number) => `pick-up store ${id}`

/** Stores of each tab: shown, hidden, in the recycle bin. */
const ofType: readonly SQL[] = [sql`is_del = 0 and is_show = 1`, sql`is_del = 0 and is_show = 0`, sql`is_del = 1`]

const withPictures = (one: PickUpStore, origin: string): PickUpStore => ({
  ...one,
  ...{ image: absolute(one.image, origin), oblong_image: absolute(one.oblong_image, origin) },
})

/** Stores of a tab, the newest first. */
export async function list(db: Db, query: Paging & { keywords?: string; type?: number }, origin: string): Promise<List<PickUpStore>> {
  const { keywords = '', type = 0 } = query
  const found = keywords.trim() ? sql`(${holds('name', keywords.trim())} or ${holds('phone', keywords.trim())})` : sql`true`
  const where = sql`${ofType[type]!} and ${found}`
  const [list, counted] = await Promise.all([
    rows<PickUpStore>(db, sql`select ${columns} from pick_up_stores where ${where} order by id desc ${pageOf(query)}`),
    row<{ count: number }>(db, sql`select count(*)::int as count from pick_up_stores where ${where}`),
  ])
  return { list: list.map((one) => withPictures(one, origin)), count: counted!.count }
}

/** How many stores each tab has, with what the shop calls it. */
export async function counts(db: Db, locale: Locale) {
  const found = await row<Record<'show' | 'hide' | 'recycle', number>>(
    db,
    sql`select count(*) filter (where ${ofType[0]!})::int as show, count(*) filter (where ${ofType[1]!})::int as hide,
      count(*) filter (where ${ofType[2]!})::int as recycle from pick_up_stores`,
  )
  const of = (key: 'show' | 'hide' | 'recycle') => ({ name: sentence(`pick_up_stores.${key}`, locale) ?? '', num: found![key] })
  return { count: { show: of('show'), hide: of('hide'), recycle: of('recycle') } }
}

/** One as its form wants it. Refused with 100026. */
export async function read(db: Db, id: number, origin: string): Promise<PickUpStoreInfo & { dataVal: string[] }> {
  const version = await versionOf(db, thing(id))
  const found = await row<PickUpStore>(db, sql`select ${columns} from pick_up_stores where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  const { latitude, longitude, day_time: hours, address } = found
  return {
    ...withPictures(found, origin),
    latlng: latitude && longitude ? `${latitude},${longitude}` : '',
    dataVal: [],
    timeVal: hours ? hours.split(' - ') : [],
    address2: address ? address.split(',') : [],
    version,
  }
}

/** What has to be filled in, in the shop's order of asking, with the number of the refusal. */
const demanded = [
  ['name', '400378'],
  ['phone', '400380'],
  ['address', '400383'],
  ['detailed_address', '400384'],
  ['latlng', '400385'],
  ['day_time', '400386'],
  ['image', '400381'],
  ['oblong_image', '400382'],
] as const

const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })
const textIn = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : (value ?? []).join('')).trim()

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/

/** Latitude and longitude of a text. Refused with 400125. */
function locationIn(latlng: string): [latitude: string, longitude: string] {
  const [latitude = '', longitude = ''] = latlng.split(/[,，]/).map((part) => part.trim())
  const isLocation =
    degrees.test(latitude) && degrees.test(longitude) && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
  if (!isLocation) throw wrong('400125', 'latlng')
  return [latitude, longitude]
}

/** Adds a store at id 0, or changes one. Refused with 400378, 400380 to 400386, 400125, 100026, 409 CHANGED. */
export async function save(db: Db, user: User, id: number, body: Partial<PickUpStoreBody>, origin: string): Promise<void> {
  for (const [field, code] of demanded) if (!textIn(body[field])) throw wrong(code, field)
  const { name, phone, address, detailed_address: street, image, oblong_image: wide, latlng, day_time } = body as PickUpStoreBody
  const [latitude, longitude] = locationIn(latlng)
  const values = sql`${name.trim()}, ${(body.introduction ?? '').trim()}, ${phone.trim()}, ${address.join(',')}, ${street.trim()}, ${relative(image, origin)},
    ${relative(wide, origin)}, ${latitude}, ${longitude}, ${day_time.join(' - ')}`
  const written = sql`name, introduction, phone, address, detailed_address, image, oblong_image, latitude, longitude, day_time`
  if (id === 0) {
    await db.execute(sql`insert into pick_up_stores (${written}) values (${values})`)
    return
  }
  await read(db, id, origin)
  await revise(db, user, thing(id), { version: body.version, now: () => read(db, id, origin) })
  await db.execute(sql`update pick_up_stores set (${written}) = row(${values}) where id = ${id}`)
}

/** Refused with 100100 where there is none. */
export async function show(db: Db, user: User, id: number, isShown: number): Promise<void> {
  await revise(db, user, thing(id))
  const changed = await row(db, sql`update pick_up_stores set is_show = ${isShown} where id = ${id} and is_del = 0 returning id`)
  if (!changed) throw new Refusal({ status: 400, code: '100100' })
}

/** Puts one into the recycle bin, or takes it out; answers whether it is there now. Refused with 100026. */
export async function turn(db: Db, user: User, id: number): Promise<boolean> {
  await revise(db, user, thing(id))
  const changed = await row<{ is_del: number }>(db, sql`update pick_up_stores set is_del = 1 - is_del where id = ${id} returning is_del`)
  if (!changed) throw new Refusal({ status: 100026 })
  return changed.is_del === 1
}

/** Stores to choose from. */
export const choices = (db: Db): Promise<{ id: Id; name: string }[]> =>
  rows(db, sql`select id::int as id, name from pick_up_stores where ${ofType[0]!} order by id desc`)
