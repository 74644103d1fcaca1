import { counted, id, list, number, open, record, text } from '../../replies.ts'

const store = {
  ...{ id, name: text, introduction: text, phone: text, address: text, detailed_address: text, image: text, oblong_image: text },
  ...{ latitude: text, longitude: text, valid_time: text, day_time: text, add_time: number, is_show: number, is_del: number },
}
const figure = record({ name: text, num: number })

export const listStores = counted(record(store))
export const countStores = record({ count: record({ show: figure, hide: figure, recycle: figure }) })
export const readStore = record({
  info: record({ ...store, latlng: text, dataVal: list(text), timeVal: list(text), address2: list(text), version: number }),
})
export const listStoreChoices = list(record({ id, name: text }))
export const listStaff = counted(
  open({ id, uid: id, nickname: text, avatar: text, staff_name: text, phone: text, store_id: id, name: text, add_time: text }),
)
