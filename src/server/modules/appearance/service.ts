import { sql } from 'drizzle-orm'
import type { MemberItem, SaveMemberBody } from '#src/api/appearance.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import type { User } from '../../sessions.ts'
import { absolute } from '../../shop/address.ts'
import { unixTime } from '../../shop/time.ts'

/** How many styles each setting has (designer contract 1.5). */
const styles: Record<string, number> = { color_change: 5, category: 3, member: 3, order: 5 }

const isStyle = (key: string, status: number): boolean => status >= 1 && status <= (styles[key] ?? 0)

const refuseParameters = (field: string) => new Refusal({ status: 400, code: '100100', errors: { [field]: '100100' } })

const styleThing = (key: string) => `style ${key}`
const memberThing = 'member centre'

export async function styleOf(db: Db, key: string): Promise<{ status: number }> {
  const found = await row<{ status: number }>(db, sql`select status from storefront_settings where key = ${key}`)
  return { status: found?.status ?? 1 }
}

/** A style with its version, for whoever changes it. */
export async function readStyle(db: Db, key: string): Promise<{ status: number; version: number }> {
  const version = await versionOf(db, styleThing(key))
  return { ...(await styleOf(db, key)), version }
}

/** Refused with 参数错误 for a style that there is not, with 409 for an older version. */
export async function saveStyle(db: Db, user: User, key: string, status: number, version?: number): Promise<void> {
  if (!isStyle(key, status)) throw refuseParameters('status')
  await transaction(db, async (inner) => {
    await revise(inner, user, styleThing(key), { version, now: () => readStyle(inner, key) })
    await inner.execute(
      sql`insert into storefront_settings (key, status) values (${key}, ${status}) on conflict (key) do update set status = excluded.status`,
    )
  })
}

/** Picking up in stores is off until somebody switches it on. */
export async function storeStatus(db: Db): Promise<{ store_status: string }> {
  const found = await row<{ status: number }>(db, sql`select status from storefront_settings where key = 'store_status'`)
  return { store_status: found?.status === 1 ? '1' : '0' }
}

/** For visitors: also whether the home page is made of blocks. */
export async function publicStyle(db: Db, key: string): Promise<{ status: number; is_diy: number }> {
  const home = await row<{ is_diy: number }>(db, sql`select is_diy from pages where is_home and deleted_at is null`)
  return { ...(await styleOf(db, key)), is_diy: home?.is_diy ?? 0 }
}

const menus = 54
const banners = 70

interface ItemRow {
  id: number
  gid: number
  name: string
  pic: string
  url: string
  sort: number
  status: number
  add_time: number
}

async function itemsOf(db: Db, gid: number, origin: string) {
  const found = await rows<ItemRow>(
    db,
    sql`select id, gid, name, pic, url, sort, status, ${unixTime('add_time')} as add_time from member_items
      where gid = ${gid} order by sort desc, id`,
  )
  return found.map((item) => ({ ...item, pic: [absolute(item.pic, origin)] }))
}

/** The member centre with absolute addresses. */
export async function readMember(db: Db, origin: string) {
  const version = await versionOf(db, memberThing)
  const found = await row<{ status: number; order_status: number; my_banner_status: boolean }>(
    db,
    sql`select status, order_status, my_banner_status from storefront_settings where key = 'member'`,
  )
  return {
    status: found?.status ?? 1,
    order_status: found?.order_status ?? 1,
    routine_my_menus: await itemsOf(db, menus, origin),
    routine_my_banner: await itemsOf(db, banners, origin),
    color_change: (await styleOf(db, 'color_change')).status,
    my_banner_status: found?.my_banner_status ?? false,
    version,
  }
}

const pictureOf = ({ pic }: MemberItem): string => (Array.isArray(pic) ? (pic[0] ?? '') : (pic ?? ''))

/** An uploaded file is kept without the origin, so that the shop may move. */
const stored = (address: string, origin: string): string =>
  address.startsWith(`${origin}/uploads/`) ? address.slice(origin.length) : address

function refuseGaps(list: readonly MemberItem[], field: string): void {
  for (const [index, item] of list.entries()) {
    const gap = !item.name?.trim() ? 'name' : !pictureOf(item) ? 'pic' : !item.url?.trim() ? 'url' : undefined
    if (gap)
      throw new Refusal({ status: 400, code: `member_${gap}_missing`, errors: { [`${field}.${index}.${gap}`]: `member_${gap}_missing` } })
  }
}

async function writeItems(db: Db, gid: number, list: readonly MemberItem[], origin: string): Promise<void> {
  await db.execute(sql`delete from member_items where gid = ${gid}`)
  for (const [index, item] of list.entries())
    await db.execute(sql`insert into member_items (gid, name, pic, url, sort)
      values (${gid}, ${item.name.trim()}, ${stored(pictureOf(item), origin)}, ${item.url.trim()}, ${list.length - index})`)
}

/** The shop's switches come as 1, "1", true. */
const isOn = (value: unknown): boolean => [1, '1', true, 'true'].includes(value as never)

/** Writes the member centre whole. Refuses a missing style with 参数错误, an item with a gap by naming the gap, with 409 an older version. */
export async function saveMember(db: Db, user: User, body: SaveMemberBody, origin: string): Promise<void> {
  const { status, order_status, my_banner_status, routine_my_banner, routine_my_menus } = body
  if (!isStyle('member', status)) throw refuseParameters('status')
  if (!isStyle('order', order_status)) throw refuseParameters('order_status')
  refuseGaps(routine_my_banner, 'routine_my_banner')
  refuseGaps(routine_my_menus, 'routine_my_menus')
  await transaction(db, async (inner) => {
    await revise(inner, user, memberThing, { version: body.version, now: () => readMember(inner, origin) })
    await inner.execute(sql`update storefront_settings set status = ${status}, order_status = ${order_status}, my_banner_status = ${isOn(my_banner_status)}
      where key = 'member'`)
    await writeItems(inner, banners, routine_my_banner, origin)
    await writeItems(inner, menus, routine_my_menus, origin)
  })
}
