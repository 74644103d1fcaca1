import { counted, id, number, record, text } from '../../replies.ts'

const staffRow = record({
  id: id,
  account: text,
  head_pic: text,
  real_name: text,
  roles: text,
  last_ip: text,
  last_time: number,
  add_time: number,
  login_count: number,
  level: number,
  status: number,
  _add_time: text,
  _last_time: text,
  departments: text,
})

export const listStaff = counted(staffRow)
