import { anything, id, list, number, record, text } from '../../replies.ts'

const menuRule = record({
  id: id,
  pid: id,
  icon: text,
  menu_name: text,
  module: text,
  controller: text,
  action: text,
  api_url: text,
  methods: text,
  params: text,
  sort: number,
  is_show: number,
  is_show_path: number,
  access: number,
  menu_path: text,
  path: anything,
  auth_type: number,
  header: text,
  is_header: number,
  unique_auth: text,
  is_del: number,
  mark: text,
  version: number,
  children: list(anything),
})
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

export const listMenuRules = list(menuRule)
export const readOwnMenu = record({ menus: list(menuNode), uniqueAuth: list(text) })
export const readMenuRule = menuRule
