import { sql } from 'drizzle-orm'
import type { CityBody, CityNode, CityRow } from '#src/api/cities.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

/** A region as it is stored. */
export interface City {
  id: number
  city_id: number
  level: number
  parent_id: number
  name: string
  merger_name: string
}

/** Districts have nothing below them. */
const lowest = 2
const top = '中国'

const columns = sql`c.id::int as id, c.city_id::int as city_id, c.level, c.parent_id::int as parent_id, c.name, c.merger_name`
const gone = () => new Refusal({ status: 100026 })

/** The region that others stand below; undefined for the top. Refused with 100026 where there is none. */
export async function parentOf(db: Db, cityId: number): Promise<City | undefined> {
  if (cityId === 0) return undefined
  const found = await row<City>(db, sql`select ${columns} from cities c where c.city_id = ${cityId}`)
  if (!found) throw gone()
  return found
}

/** One region. Refused with 100026. */
export async function read(db: Db, id: number): Promise<City> {
  const found = await row<City>(db, sql`select ${columns} from cities c where c.id = ${id}`)
  if (!found) throw gone()
  return found
}

export const nameAbove = (parent: City | undefined): string => parent?.name ?? top

/** Regions below one, in the order in which they came. */
export async function listBelow(db: Db, cityId: number): Promise<CityRow[]> {
  const found = await rows<City & { above: string }>(
    db,
    sql`select ${columns}, coalesce((select p.name from cities p where p.city_id = c.parent_id), ${top}) as above
        from cities c where c.parent_id = ${cityId} order by c.id`,
  )
  return found.map(({ id, city_id, name, above, level }) => ({
    ...{ id, city_id, label: name, parent_name: above },
    ...(level < lowest && { children: [], hasChildren: [], _loading: false }),
  }))
}

/** All regions in a tree. */
export async function readTree(db: Db): Promise<CityNode[]> {
  const found = await rows<City>(db, sql`select ${columns} from cities c order by c.id`)
  const nodes = new Map(found.map(({ city_id, name }): [number, CityNode] => [city_id, { label: name, value: city_id }]))
  for (const { city_id, parent_id } of found) {
    const above = nodes.get(parent_id)
    if (above) (above.children ??= []).push(nodes.get(city_id)!)
  }
  return found.filter(({ parent_id }) => parent_id === 0).map(({ city_id }) => nodes.get(city_id)!)
}

/** Adds a region below another one. Refused with 100026 where that is gone, and with 100100 below a district. */
export async function add(db: Db, { name, merger_name = '', area_code = '', lng = '', lat = '', parent_id = 0 }: CityBody): Promise<void> {
  // two who add at once must not get one number
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('cities', 0))`)
  const parent = await parentOf(db, Number(parent_id))
  const level = parent ? parent.level + 1 : 0
  if (level > lowest) throw new Refusal({ status: 400, code: '100100' })
  const merged = merger_name || [parent?.merger_name, name].filter(Boolean).join(',')
  await db.execute(sql`insert into cities (city_id, level, parent_id, area_code, name, merger_name, lng, lat)
    values ((select coalesce(max(city_id), 0) + 1 from cities), ${level}, ${Number(parent_id)}, ${area_code}, ${name}, ${merged}, ${lng}, ${lat})`)
}

/** Changes what a region is called; it stays where it stands. Refused with 100026. */
export async function rename(db: Db, id: number, { name, merger_name }: CityBody): Promise<void> {
  const before = await read(db, id)
  await db.execute(sql`update cities set name = ${name}, merger_name = ${merger_name || before.merger_name} where id = ${id}`)
}

/** Removes a region and everything below it. */
export async function remove(db: Db, cityId: number): Promise<void> {
  await db.execute(sql`with recursive below as (
      select city_id from cities where city_id = ${cityId}
      union select c.city_id from cities c join below b on c.parent_id = b.city_id
    ) delete from cities where city_id in (select city_id from below)`)
}
