import { anything, id, list, number, open, record, text } from '../../replies.ts'

const memberItem = open({ id: id, name: text, pic: anything, url: text })
const memberCentre = record({
  status: number,
  order_status: number,
  my_banner_status: anything,
  routine_my_menus: list(memberItem),
  routine_my_banner: list(memberItem),
  color_change: number,
  version: number,
})

export const readStyle = record({ status: number, version: number })
export const readStoreStatus = record({ store_status: text })
export const readMember = memberCentre
export const readPublicStyle = record({ status: number, is_diy: number })
