import type { MenuNode } from './auth.ts'
import { endpoint, type Id } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A rule of the menu (system contract, "权限规则"): an entry of the menu, a button, or a call. */
export interface MenuRule {
  id: Id
  pid: Id
  icon: string
  menu_name: string
  module: string
  controller: string
  action: string
  api_url: string
  /** GET, POST, PUT, DELETE; '' unless it is a call. */
  methods: string
  params: string
  sort: number
  /** 1 in force, 0 switched off. */
  is_show: number
  /** 1 in the menu, 0 hidden. */
  is_show_path: number
  access: number
  /** With the shop's prefix in the list, without in `menus/:id`. */
  menu_path: string
  /** Ids above it, `9/10`; a list of them in `menus/:id`. */
  path: string | Id[]
  /** 1 menu, 2 call, 3 button. */
  auth_type: number
  header: string
  is_header: number
  /** The permission key. */
  unique_auth: string
  is_del: number
  mark: string
  /** Of one rule, at our own server; who sends an older one back is refused with 409 CHANGED. */
  version?: number
  children?: MenuRule[]
}

/** What is stored; what is not named gets its default, so a change sends the whole rule. */
export type MenuRuleBody = Partial<Omit<MenuRule, 'id' | 'path' | 'children'>> & { menu_name: string; pid: Id; path: Id[] }

/** The whole tree, in the order of the menu. */
export const listMenuRules = endpoint<{ query: { keyword?: string; auth_type?: number; is_show?: number } }, MenuRule[]>(
  'GET',
  '/setting/menus',
)
export const readMenuRule = endpoint<{ params: { id: Id } }, MenuRule>('GET', '/setting/menus/:id')
/** The form names an address that no server has; what is filled in goes to `createMenuRule`. */
export const readMenuRuleForm = endpoint<Record<never, never>, ServerForm>('GET', '/setting/menus/create')
export const readMenuRuleEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/setting/menus/:id/edit')
/** Refused with 400198 without a name. */
export const createMenuRule = endpoint<{ body: MenuRuleBody }, unknown>('POST', '/setting/menus', { encoding: 'json' })
export const editMenuRule = endpoint<{ params: { id: Id }; body: MenuRuleBody }, unknown>('PUT', '/setting/menus/:id', { encoding: 'json' })
export const removeMenuRule = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/menus/:id')
/** Shows or hides an entry of the menu. */
export const showMenuRule = endpoint<{ params: { id: Id }; body: { is_show: number; is_show_path: number } }, unknown>(
  'PUT',
  '/setting/menus/show/:id',
  { encoding: 'json' },
)
/** The menu and keys of the asking person, as the shop's screen reads them again after a change. */
export const readOwnMenu = endpoint<Record<never, never>, { menus: MenuNode[]; uniqueAuth: string[] }>('GET', '/setting/menus/unique')
