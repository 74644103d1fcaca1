import { endpoint, type Id } from './endpoint.ts'

/** A step of a parcel. */
export interface ParcelStep {
  time: string
  status: string
}

/** Where a parcel is (orders contract, `get_express`): courier, waybill and steps, the latest first; a shop without such a service has none. */
export interface Parcel {
  delivery_name: string
  delivery_id: string
  result: readonly ParcelStep[]
  /** Ours: false where no courier was asked, so that the steps are what the shop has done by itself. */
  is_traced?: boolean
}
/** Refused with 400118, and with 400120 for what did not go out with a courier. */
export const readParcel = endpoint<{ params: { id: Id } }, Parcel>('GET', '/order/express/:id')
