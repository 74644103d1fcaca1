import { anything, id, list, number, record, text } from '../../replies.ts'

const menuNode = record({
  id: id,
  pid: id,
  path: text,
  title: text,
  icon: text,
  header: text,
  is_header: number,
  is_show: number,
  auth: list(text),
  children: list(anything),
})
const basics = record({
  site_name: text,
  logo: text,
  logoSmall: text,
  version: text,
  newOrderAudioLink: text,
  real_name: text,
  head_pic: text,
  access: list(text),
  uniqueAuth: list(text),
})

export const readMenus = record({ menus: list(menuNode), unique: list(text), site_func: list(text) })
export const searchMenus = list(record({ id: number, title: text, path: text }))
export const readLogo = record({ logo: text, logo_square: text, site_name: text })
export const readSockets = record({ admin: text, chat: text })
export const readBasics = basics
