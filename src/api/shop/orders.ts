import { endpoint, type Id } from '../endpoint.ts'

/** Prints a receipt on the shop's cloud printer; the shop's own call, a GET that writes. */
export const printReceipt = endpoint<{ params: { id: Id } }, unknown>('GET', '/order/print/:id')

/** Prints an electronic waybill once more, by the order's number. */
export const printWaybill = endpoint<{ params: { order_id: string } }, unknown>('GET', '/order/order_dump/:order_id')

/** Calls off a courier who was booked to fetch an order (`express_record_type` 3); it waits for being shipped again. */
export const cancelPickUp = endpoint<{ params: { id: Id }; body: { msg: string } }, unknown>('POST', '/order/shipment_cancel_order/:id', {
  encoding: 'json',
})
