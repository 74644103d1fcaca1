import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** Somebody who hands orders out at a store and verifies their codes (orders contract, "Pick-up"). */
export interface PickUpClerk {
  id: Id
  /** The customer's account that they work with, and what it is called. */
  uid: Id
  nickname: string
  avatar: string
  staff_name: string
  phone: string
  store_id: Id
  /** Of the store. */
  name: string
  /** 1 may verify orders. */
  verify_status: number
  status: number
  add_time: string
}

/** `image` of a new one is the chosen customer as the form's picker carries it, of one there is a picture. */
export interface PickUpClerkBody {
  image?: { uid?: Id; image?: string } | string
  uid?: Id
  avatar?: string
  store_id?: Id
  staff_name?: string
  phone?: string
  verify_status?: number
  status?: number
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

type One = { params: { id: Id } }

export const listPickUpStaff = endpoint<{ query: Paging & { store_id?: Id } }, List<PickUpClerk>>('GET', '/merchant/store_staff')
export const readClerkAddForm = endpoint<Record<never, never>, ServerForm>('GET', '/merchant/store_staff/create')
/** Refused with 100026. */
export const readClerkEditForm = endpoint<One, ServerForm>('GET', '/merchant/store_staff/:id/edit')
/** Adds one at id 0. Refused with 400250, 400126 to 400129, 400252, and with 100026 where there is none. */
export const saveClerk = endpoint<One & { body: PickUpClerkBody }, undefined>('POST', '/merchant/store_staff/save/:id', {
  encoding: 'json',
})
/** Refused with 100100. */
export const setClerkStatus = endpoint<{ params: { id: Id; is_show: number } }, undefined>(
  'PUT',
  '/merchant/store_staff/set_show/:id/:is_show',
)
/** Refused with 100008. */
export const removeClerk = endpoint<One, undefined>('DELETE', '/merchant/store_staff/del/:id')
