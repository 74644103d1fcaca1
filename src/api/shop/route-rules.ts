import { endpoint, type Id } from '../endpoint.ts'

/** A module of the shop's interface; calls are sorted into those without children. */
export interface RouteCategory {
  id: Id
  pid: Id
  name: string
  children?: RouteCategory[]
}

/** A call of the shop's server that a rule of the menu can be made of. */
export interface RouteRule {
  id: Id
  cate_id: Id
  name: string
  /** Below the interface, `agent/stair/delete_spread/<uid>`. */
  path: string
  /** GET, POST, PUT, DELETE or *. */
  method: string
}

/** A call that becomes a rule below the rule `path`; an empty key is made of its address. */
export interface NewCallRule {
  menu_name: string
  unique_auth: string
  api_url: string
  path: Id
  method: string
}

export const listRouteCategories = endpoint<Record<never, never>, RouteCategory[]>('GET', '/setting/rule_cate')
export const listRouteRules = endpoint<{ query: { cate_id: Id } }, RouteRule[]>('GET', '/setting/ruleList')
/** Refused with 400198 where one has no name. */
export const addCallRules = endpoint<{ body: { menus: NewCallRule[] } }, unknown>('POST', '/setting/menus/batch', { encoding: 'json' })
