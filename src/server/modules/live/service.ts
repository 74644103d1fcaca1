import { sql, type SQL } from 'drizzle-orm'
import type { LiveRoomRow } from '#src/api/live.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { matching } from '../../shop/search.ts'

interface Filter {
  page?: number | undefined
  limit?: number | undefined
  /** Part of the name, of the host's, or of the id. */
  kerword?: string | undefined
  /** 1 running, 2 announced, 3 over. */
  status?: number | ''
}

// the shop's list folds paused and failed into running, banned and expired into over (marketing contract, enumerations)
const folded = sql.raw('case when live_status in (105, 106) then 101 when live_status in (104, 107) then 103 else live_status end')
const states = [0, 101, 102, 103]

function conditions({ kerword, status }: Filter): SQL {
  const all = [sql`a.deleted_at is null`]
  if (kerword?.trim()) all.push(matching("(a.name || ' ' || a.anchor_name)", kerword))
  if (status) all.push(sql`${folded} = ${states[status]}`)
  return sql.join(all, sql` and `)
}

const time = (column: string, as: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as ${as}`)
// what nothing here changes yet; who speaks is shown, how to reach them is not
const usual = sql.raw(`0 as close_like, 0 as close_goods, 0 as close_comment, '' as error_msg, 2 as status, '' as mark`)

/** Rooms that are not deleted, in the shop's order; addresses absolute, times in the shop's zone. */
export async function findRooms(db: Db, filter: Filter, origin: string): Promise<LiveRoomRow[]> {
  const found = await rows<LiveRoomRow>(
    db,
    sql`select id, room_id, name, cover_img, share_img, ${time('start_at', 'start_time')}, ${time('end_at', 'end_time')}, anchor_name,
        '' as anchor_wechat, '' as phone, type, screen_type, ${folded} as live_status, replay_status, sort, is_show, ${time('add_time', 'add_time')}, ${usual}
      from live_rooms a where ${conditions(filter)} order by sort desc, id desc ${pageOf(filter)}`,
  )
  return found.map((room) => ({ ...room, cover_img: absolute(room.cover_img, origin), share_img: absolute(room.share_img, origin) }))
}

export async function countRooms(db: Db, filter: Filter): Promise<number> {
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from live_rooms a where ${conditions(filter)}`)
  return found?.count ?? 0
}

/** Shows a room in the storefront, or hides it. Refused with 100100. */
export async function showRoom(db: Db, id: number, isShown: number): Promise<void> {
  const found = await row(db, sql`update live_rooms set is_show = ${isShown} where id = ${id} and deleted_at is null returning id`)
  if (!found) throw new Refusal({ status: 400, code: '100100' })
}

/** Deletes a room. Refused with 100008 where there is none. */
export async function removeRoom(db: Db, id: number): Promise<void> {
  const deleted = await row(db, sql`update live_rooms set deleted_at = now() where id = ${id} and deleted_at is null returning id`)
  if (!deleted) throw new Refusal({ status: 100008 })
}
