import { endpoint, type Id } from '../endpoint.ts'
import type { CourierChoice, Pieces } from '../orders.ts'

/** Prints a receipt on the shop's cloud printer; the shop's own call, a GET that writes. */
export const printReceipt = endpoint<{ params: { id: Id } }, unknown>('GET', '/order/print/:id')

/** Prints an electronic waybill once more, by the order's number. */
export const printWaybill = endpoint<{ params: { order_id: string } }, unknown>('GET', '/order/order_dump/:order_id')

/** Calls off a courier who was booked to fetch an order (`express_record_type` 3); it waits for being shipped again. */
export const cancelPickUp = endpoint<{ params: { id: Id }; body: { msg: string } }, unknown>('POST', '/order/shipment_cancel_order/:id', {
  encoding: 'json',
})

/** How an electronic waybill is laid out, with a picture of it. */
export interface WaybillTemplate {
  temp_id: string
  title: string
  pic: string
}
/** Layouts that a courier has, by its code. */
export const listWaybillTemplates = endpoint<{ query: { com: string } }, WaybillTemplate[]>('GET', '/order/express/temp')

/** A courier who comes and fetches, with the kinds of service and the layouts that it has. */
export interface FetchingCourier extends Omit<CourierChoice, 'id'> {
  types: readonly string[]
  list: readonly WaybillTemplate[]
}
export const listFetchingCouriers = endpoint<Record<never, never>, FetchingCourier[]>('GET', '/order/kuaidi_coms')

/** What fetching would cost. It reads. */
export const estimateFetching = endpoint<
  { body: { kuaidicom: string; send_address: string; orderId: Id; service_type: string; cart_ids: readonly Pieces[] } },
  { price: string | number }
>('POST', '/order/price', { encoding: 'json', keepsReads: true })
