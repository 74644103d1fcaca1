import { sql } from 'drizzle-orm'
import type { LiveRoomRow } from '#src/api/live.ts'
import { row, rows, type Db } from '../../db.ts'
import { absolute } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'

interface Paged {
  page?: number | undefined
  limit?: number | undefined
}

const time = (column: string, as: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as ${as}`)
// what nothing here changes yet
const usual = sql.raw(`0 as close_like, 0 as close_goods, 0 as close_comment, '' as error_msg, 2 as status, '' as mark`)

/** Rooms that are not deleted, in the shop's order; addresses absolute, times in the shop's zone. */
export async function findRooms(db: Db, paged: Paged, origin: string): Promise<LiveRoomRow[]> {
  const found = await rows<LiveRoomRow>(
    db,
    sql`select id, room_id, name, cover_img, share_img, ${time('start_at', 'start_time')}, ${time('end_at', 'end_time')}, anchor_name,
        anchor_wechat, phone, type, screen_type, live_status, replay_status, sort, is_show, ${time('add_time', 'add_time')}, ${usual}
      from live_rooms where deleted_at is null order by sort desc, id desc ${pageOf(paged)}`,
  )
  return found.map((room) => ({ ...room, cover_img: absolute(room.cover_img, origin), share_img: absolute(room.share_img, origin) }))
}

export async function countRooms(db: Db): Promise<number> {
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from live_rooms where deleted_at is null`)
  return found?.count ?? 0
}
