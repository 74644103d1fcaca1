import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A place where customers pick their orders up (orders contract, "Pick-up"). */
export interface PickUpStore {
  id: Id
  name: string
  introduction: string
  phone: string
  /** Province, city and district, joined by commas. */
  address: string
  detailed_address: string
  image: string
  /** The wide picture. */
  oblong_image: string
  latitude: string
  longitude: string
  valid_time: string
  /** Opening hours: `08:00:00 - 22:00:00`. */
  day_time: string
  /** Unix seconds. */
  add_time: number
  /** 1 shown to customers. */
  is_show: number
  /** 1 in the recycle bin. */
  is_del: number
}

/** A store as its form is filled in with it. */
export interface PickUpStoreInfo extends PickUpStore {
  /** Latitude and longitude, joined by a comma. */
  latlng: string
  timeVal: readonly string[]
  address2: readonly string[]
  /** Our own server only. */
  version?: number
}

export interface PickUpStoreBody {
  name: string
  introduction: string
  phone: string
  /** Names of province, city and district. */
  address: readonly string[]
  detailed_address: string
  image: string
  oblong_image: string
  latlng: string
  /** When it opens and when it closes. */
  day_time: readonly string[]
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

interface Counted {
  name: string
  num: number
}

type One = { params: { id: Id } }

/** `type` is 0 shown, 1 hidden, 2 in the recycle bin; `keywords` a part of the name or phone. */
export const listPickUpStores = endpoint<{ query: Paging & { keywords?: string; type?: number } }, List<PickUpStore>>(
  'GET',
  '/merchant/store',
)
/** How many there are of each `type`. */
export const countPickUpStores = endpoint<Record<never, never>, { count: Record<'show' | 'hide' | 'recycle', Counted> }>(
  'GET',
  '/merchant/store/get_header',
)
export const readPickUpStore = endpoint<One, { info: PickUpStoreInfo }>('GET', '/merchant/store/get_info/:id')
/** Adds one at id 0. Refused with 400378, 400380 to 400386 for what is missing, and with 400125 for no latitude and longitude. */
export const savePickUpStore = endpoint<One & { body: PickUpStoreBody }, undefined>('POST', '/merchant/store/:id', { encoding: 'json' })
/** Refused with 100100. */
export const showPickUpStore = endpoint<{ params: { id: Id; is_show: number } }, undefined>('PUT', '/merchant/store/set_show/:id/:is_show')
/** Puts one into the recycle bin, and takes one that is there out of it. Refused with 100026. */
export const removePickUpStore = endpoint<One, undefined>('DELETE', '/merchant/store/del/:id')
/** Stores by name, to choose from: those that are shown. */
export const listStoreChoices = endpoint<Record<never, never>, { id: Id; name: string }[]>('GET', '/merchant/store_list')
