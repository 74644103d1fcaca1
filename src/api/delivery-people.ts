import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** Somebody of the shop who brings goods to its customers (orders contract, "Pick-up"). */
export interface DeliveryPerson {
  id: Id
  /** The customer's account that they work with. */
  uid: Id
  avatar: string
  nickname: string
  phone: string
  add_time: string
  /** 1 is offered when an order is shipped. */
  status: number
}

/** A new one; `image` is the chosen customer as the form's picker carries it. */
export interface DeliveryPersonBody {
  image?: { uid?: Id; image?: string } | string
  uid?: Id
  avatar?: string
  nickname?: string
  phone?: string
  status?: number
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED. */
  version?: number
}

type One = { params: { id: Id } }

export const listDeliveryPeople = endpoint<{ query: Paging }, List<DeliveryPerson>>('GET', '/order/delivery/index')
/** Those who can be given an order; `wx_name` is what the shop calls them there. */
export const listDeliveryChoices = endpoint<Record<never, never>, List<DeliveryPerson & { wx_name: string }>>('GET', '/order/delivery/list')
export const readDeliveryPersonAddForm = endpoint<Record<never, never>, ServerForm>('GET', '/order/delivery/add')
/** Refused with 100026. */
export const readDeliveryPersonEditForm = endpoint<One, ServerForm>('GET', '/order/delivery/:id/edit')
/** Refused with 400250, 400132, 400252, 400467, 400468, 400469. */
export const addDeliveryPerson = endpoint<{ body: DeliveryPersonBody }, undefined>('POST', '/order/delivery/save', { encoding: 'json' })
/** Refused with 100026, 400132, 400252, 400468, 400469. */
export const changeDeliveryPerson = endpoint<One & { body: DeliveryPersonBody }, undefined>('PUT', '/order/delivery/update/:id')
/** Refused with 100008 where there is none. */
export const removeDeliveryPerson = endpoint<One, undefined>('DELETE', '/order/delivery/del/:id')
/** A GET that writes. Refused with 100100. */
export const setDeliveryPersonStatus = endpoint<{ params: { id: Id; status: number } }, undefined>(
  'GET',
  '/order/delivery/set_status/:id/:status',
)
