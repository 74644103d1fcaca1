import { endpoint, type Id } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A region of one level, as its list shows it. */
export interface CityRow {
  id: Id
  /** By which addresses and what is below it name it. */
  city_id: Id
  label: string
  parent_name: string
  /** There where regions may stand below it; always empty. */
  children?: readonly unknown[]
  hasChildren?: readonly unknown[]
  _loading?: boolean
}

/** A region with those below it. */
export interface CityNode {
  label: string
  value: Id
  children?: CityNode[]
}

export interface CityBody {
  /** 0 for a new one. */
  id?: Id
  name: string
  /** Names of all above it and its own, short, joined by commas. */
  merger_name?: string
  area_code?: string
  lng?: string
  lat?: string
  /** 0 province, 1 city, 2 district. */
  level?: number
  /** `city_id` of the one above it; 0 at the top. */
  parent_id?: Id
}

/** Regions below one, 0 for the provinces. */
export const listCities = endpoint<{ params: { parent_id: Id } }, CityRow[]>('GET', '/setting/city/list/:parent_id')
export const readAllCities = endpoint<Record<never, never>, CityNode[]>('GET', '/setting/city/full_list')
export const readCityAddForm = endpoint<{ params: { parent_id: Id } }, ServerForm>('GET', '/setting/city/add/:parent_id')
export const readCityEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/setting/city/:id/edit')
/** Refused with 400038 without a name. */
export const saveCity = endpoint<{ body: CityBody }, unknown>('POST', '/setting/city/save', { encoding: 'json' })
/** Takes what is below it along. */
export const removeCity = endpoint<{ params: { city_id: Id } }, unknown>('DELETE', '/setting/city/del/:city_id')
/** A shop server keeps its regions in a cache; ours keeps none and has nothing to do. */
export const cleanCityCache = endpoint<Record<never, never>, unknown>('GET', '/setting/city/clean_cache')
