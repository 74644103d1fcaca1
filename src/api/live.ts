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
  /** 2 approved. */
  status: number
  is_show: number
}

/** `kerword` (the shop's spelling) finds name, id and host; `status` 1 running, 2 announced, 3 over. */
export const listLiveRooms = endpoint<{ query: Paging & { kerword?: string; status?: number | '' } }, List<LiveRoomRow>>(
  'GET',
  '/live/room/list',
)
