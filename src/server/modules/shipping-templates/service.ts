import { sql } from 'drizzle-orm'
import {
  defaultTemplate,
  type ShippingTemplateBody,
  type ShippingTemplateForm,
  type ShippingTemplateRow,
} from '#src/api/shipping-templates.ts'
import type { WireRegion } from '#src/kinds/regions.ts'
import { codeOf, row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { revise, versionOf, type Thing } from '../../database/revisions.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'
import { rowsOf, type RowKind, type TemplateRow } from './rows.ts'

const thing = (id: number): Thing => `shipping template ${id}`
const gone = () => new Refusal({ status: 400, code: '400592' })
const whole = { city_id: 0, name: '默认全国' }

/** Templates, those with the highest number of sorting first. */
export async function list(db: Db, query: { page?: number; limit?: number; name?: string }) {
  const words = query.name?.trim()
  const where = words ? sql`where ${holds('name', words)}` : sql``
  const data = await rows<ShippingTemplateRow>(
    db,
    sql`select id::int as id, name, case type when 1 then '按件数' when 2 then '按重量' else '按体积' end as type,
          case appoint when 1 then '开启' else '关闭' end as appoint, no_delivery, sort, ${shopTime('add_time')} as add_time
        from shipping_templates ${where} order by sort desc, id desc ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from shipping_templates ${where}`)
  return { data, count: counted?.count ?? 0 }
}

/** Values by a key, in their order. */
function byKey<T>(values: readonly T[], keyOf: (value: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}

/** Provinces with their cities, those that are shown. */
export async function readCities(db: Db): Promise<WireRegion[]> {
  const found = await rows<WireRegion & { city_id: number; parent_id: number }>(
    db,
    sql`select id::int as id, city_id::int as city_id, level, parent_id::int as parent_id, area_code, name, merger_name, lng, lat, is_show
        from cities where level < 2 and is_show = 1 order by id`,
  )
  const below = byKey(found, ({ parent_id }) => parent_id)
  return (below.get(0) ?? []).map((province) => ({ ...province, children: below.get(province.city_id) ?? [] }))
}

interface StoredRow {
  id: number
  kind: RowKind
  position: number
  first: number
  price: number
  next: number
  next_price: number
}

interface StoredCity extends WireRegion {
  row_id: number
  province_id: number
  province: string
}

const regionsIn = (cities: readonly StoredCity[]): WireRegion[] =>
  [...byKey(cities, (city) => city.province_id)].map(([city_id, below]) => ({
    ...{ city_id, name: below[0]!.province },
    children: below.map((city) => ({ city_id: city.city_id, name: city.name })),
  }))

/** Cities of each row under their provinces, in the order of the regions. */
async function readRegions(db: Db, id: number): Promise<Map<number, WireRegion[]>> {
  const found = await rows<StoredCity>(
    db,
    sql`select s.row_id::int as row_id, c.city_id::int as city_id, c.name, p.city_id::int as province_id, p.name as province
        from shipping_template_cities s join cities c using (city_id) join cities p on p.city_id = c.parent_id
        where s.template_id = ${id} order by p.id, c.id`,
  )
  return new Map([...byKey(found, (city) => city.row_id)].map(([rowId, cities]) => [rowId, regionsIn(cities)]))
}

const namesOf = (regions: readonly WireRegion[]) => regions.map(({ name }) => name).join(';')

/** One template as its form shows it. Refused with 400592. */
export async function read(db: Db, id: number): Promise<ShippingTemplateForm> {
  const version = await versionOf(db, thing(id))
  const formData = await row<ShippingTemplateForm['formData']>(
    db,
    sql`select name, type, appoint as appoint_check, no_delivery as no_delivery_check, sort from shipping_templates where id = ${id}`,
  )
  if (!formData) throw gone()
  const stored = await rows<StoredRow>(
    db,
    sql`select id::int as id, kind, position, first::float8 as first, price::float8 as price, next::float8 as next, next_price::float8 as next_price
        from shipping_template_rows where template_id = ${id} order by kind, position`,
  )
  const regions = await readRegions(db, id)
  const of = (kind: RowKind) => stored.filter((one) => one.kind === kind).map((one) => ({ ...one, place: regions.get(one.id) ?? [] }))
  // a region that is gone leaves an empty row; only the first fee is one without cities
  const named = (kind: RowKind) => of(kind).filter(({ place }) => place.length > 0)
  const feeOf = ({ id: key, first, price, next, next_price }: StoredRow) => ({
    ...{ first, price, continue: next, continue_price: next_price, uniqid: String(key) },
  })
  return {
    templateList: [
      ...of('fee')
        .slice(0, 1)
        .map((one) => ({ region: whole, regionName: whole.name, ...feeOf(one) })),
      ...named('fee').map((one) => ({ region: one.place, regionName: namesOf(one.place), ...feeOf(one) })),
    ],
    appointList: named('free').map(({ place, first, price }) => ({ place, placeName: namesOf(place), a_num: first, a_price: price })),
    noDeliveryList: named('none').map(({ place }) => ({ place, placeName: namesOf(place) })),
    formData,
    version,
  }
}

async function writeRows(db: Db, id: number, given: readonly TemplateRow[], kinds: readonly RowKind[]): Promise<void> {
  await db.execute(sql`delete from shipping_template_rows where template_id = ${id} and kind = any(${sql.param([...kinds])}::text[])`)
  for (const kind of kinds)
    for (const [position, { figures, cities }] of given.filter((one) => one.kind === kind).entries()) {
      const made = await row<{ id: number }>(
        db,
        sql`insert into shipping_template_rows (template_id, kind, position, first, price, next, next_price)
            values (${id}, ${kind}, ${position}, ${figures.first}, ${figures.price}, ${figures.next}, ${figures.nextPrice}) returning id`,
      )
      await db.execute(sql`insert into shipping_template_cities (template_id, kind, row_id, city_id)
        select ${id}, ${kind}, ${made!.id}, unnest(${sql.param(cities.map((city) => city.id))}::bigint[])`)
    }
}

/** Stores what stands in the template itself; answers its id. */
async function writePlain(db: Db, id: number, body: ShippingTemplateBody): Promise<number> {
  // what has no row is switched off, as the shop does it
  const appoint = body.appoint && body.appoint_info.length > 0 ? 1 : 0
  const excluded = body.no_delivery && body.no_delivery_info.length > 0 ? 1 : 0
  const values = sql`(${body.name}, ${body.type}, ${appoint}, ${excluded}, ${body.sort})`
  const names = sql`(name, type, appoint, no_delivery, sort)`
  const written = id
    ? sql`update shipping_templates set ${names} = row ${values} where id = ${id} returning id::int as id`
    : sql`insert into shipping_templates ${names} values ${values} returning id::int as id`
  return (await row<{ id: number }>(db, written))!.id
}

/**
 * Adds a template (id 0) or changes one. Refused with 400025 without a name, 400029 for a way of charging that is none, by `rowsOf`, with
 * 400591 for a city that is not there, 400592 where the template is gone, and 409 for an older version.
 */
export async function save(db: Db, user: User, id: number, given: ShippingTemplateBody, locale: Locale): Promise<void> {
  const body = { ...given, name: given.name.trim() }
  if (!body.name) throw new Refusal({ status: 400, code: '400025', errors: { name: '400025' } })
  if (![1, 2, 3].includes(body.type)) throw new Refusal({ status: 400, code: '400029', errors: { type: '400029' } })
  const wanted = rowsOf(body, locale)
  if (id) {
    await read(db, id)
    await revise(db, user, thing(id), { version: body.version, now: () => read(db, id) })
  }
  const kinds: RowKind[] = ['fee', ...(body.appoint ? ['free' as const] : []), ...(body.no_delivery ? ['none' as const] : [])]
  try {
    await writeRows(db, await writePlain(db, id, body), wanted, kinds)
  } catch (error) {
    throw codeOf(error) === '23503' ? new Refusal({ status: 400, code: '400591' }) : error
  }
}

/** Removes a template. Refused with 400181 for the default one, and with TABLE_IN_USE while anything refers to it. */
export async function remove(db: Db, id: number): Promise<void> {
  if (id === defaultTemplate) throw new Refusal({ status: 400, code: '400181' })
  try {
    await db.execute(sql`delete from shipping_templates where id = ${id}`)
  } catch (error) {
    throw codeOf(error) === '23503' ? new Refusal({ status: 400, code: 'TABLE_IN_USE', values: { constraint: '' } }) : error
  }
}
