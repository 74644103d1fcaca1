import { counted, id, number, open, text } from '../../replies.ts'

const liveRoomRow = open({
  id: id,
  name: text,
  anchor_name: text,
  cover_img: text,
  share_img: text,
  live_status: number,
  start_time: text,
  end_time: text,
  status: number,
  is_show: number,
  anchor_wechat: text,
  type: number,
  screen_type: number,
  add_time: text,
  sort: number,
})

export const listLiveRooms = counted(liveRoomRow)
