import { id, list, number, record, text } from '../../replies.ts'

const ownAccount = record({
  id: id,
  account: text,
  head_pic: text,
  real_name: text,
  roles: list(id),
  last_ip: text,
  last_time: number,
  add_time: number,
  login_count: number,
  level: number,
  type: text,
  departments: text,
  version: number,
})

export const readOwnAccount = ownAccount
