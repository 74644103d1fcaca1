import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A room of the shop's mini-program broadcasts; times are `2026-11-21 14:00` in the shop's zone. */
export interface LiveRoomRow {
  id: Id
  name: string
  anchor_name: string
  cover_img: string
  share_img: string
  /** 101 running, 102 announced, 103 over; the list folds the others into these (marketing contract, enumerations). */
  live_status: number
  start_time: string
  end_time: string
  /** Review: 0 none yet, 1 under way, 2 approved, 3 failed. */
  status: number
  is_show: number
  /** '' at our own server, which does not tell how to reach somebody. */
  anchor_wechat: string
  /** 0 by phone, 1 by a stream that is pushed. */
  type: number
  /** 0 upright, 1 across. */
  screen_type: number
  add_time: string
  sort: number
}

/** `kerword` (the shop's spelling) finds name, id and host; `status` 1 running, 2 announced, 3 over. */
export const listLiveRooms = endpoint<{ query: Paging & { kerword?: string; status?: number | '' } }, List<LiveRoomRow>>(
  'GET',
  '/live/room/list',
)
/** Shows a room in the storefront, or hides it. The shop writes by a GET. */
export const showLiveRoom = endpoint<{ params: { id: Id; is_show: 0 | 1 } }, unknown>('GET', '/live/room/set_show/:id/:is_show')
/** Refused with 100008 where there is none. */
export const removeLiveRoom = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/live/room/del/:id')
