import { anything, counted, flag, id, list, number, record, text } from '../../replies.ts'

const roleRow = record({ id: id, role_name: text, rules: text, level: number, status: number, version: number, data_scope: text })
const roleMenu = record({ id: id, pid: id, title: text, checked: flag, expand: flag, children: list(anything) })

export const listRoles = counted(roleRow)
export const readRoleMenus = record({ menus: list(roleMenu), data_scope: text })
export const readRole = record({ role: roleRow, menus: list(roleMenu) })
