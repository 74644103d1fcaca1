import { counted, id, number, record, text } from '../../replies.ts'

const department = record({
  id: id,
  pid: id,
  name: text,
  leader_id: id,
  leader: text,
  phone: text,
  members: number,
  total: number,
  version: number,
  updated_by: text,
  updated_at: text,
})
const member = record({
  id: id,
  account: text,
  real_name: text,
  departments: text,
  roles: text,
  status: number,
  within: id,
  is_leader: number,
})

export const listDepartments = counted(department)
export const listMembers = counted(member)
