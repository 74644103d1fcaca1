import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A room of the shop's mini-program broadcasts; times are `2026-11-21 14:00` in the shop's zone. */
export interface LiveRoomRow {
  id: Id
  name: string
  anchor_name: string
  cover_img: string
  share_img: string
  /** 101 running, 102 announced, 103 and 107 over, 104 forbidden, 105 paused, 106 broken. */
  live_status: number
  start_time: string
  end_time: string
  /** 2 approved. */
  status: number
  is_show: number
}

export const listLiveRooms = endpoint<{ query: Paging }, List<LiveRoomRow>>('GET', '/live/room/list')
