import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { OrderQuery } from './orders.ts'

/** A sheet as the shop's exports answer it (conventions 8): a page of rows under their headings. */
interface Sheet<Row> {
  header: string[]
  fileKey: (string | number)[]
  export: Row[]
  filename: string
}

/** An order as a line of the sheet: its goods stand in it as `[name, specification, pieces, price]` each. */
export type ExportedOrder = (string | number | [string, string, number, number][])[]

export const exportOrders = endpoint<{ query: Paging & OrderQuery }, Sheet<ExportedOrder>>('GET', '/export/order_list')

/** What waits for being shipped, with fields for the courier and its number to be filled in. */
export interface OrderToShip {
  id: Id
  order_id: string
  delivery_name: string
  delivery_code: string
  delivery_id: string
  real_name: string
  user_phone: string
  user_address: string
  goods_name: string
  pay_price: number
  mark: string
}
export const exportOrdersToShip = endpoint<{ query: Paging & OrderQuery }, Sheet<OrderToShip>>('GET', '/export/order_delivery_list')

/** What became of a sheet: ours, a plain shop ships in the background and says nothing of single lines. */
export interface ImportedWaybills {
  shipped: number
  /** Lines that were left out, by their number in the sheet. */
  refused: { line: number; order_id: string; msg: string }[]
}
/**
 * Ships what a sheet of `export/order_delivery_list` has waybills for, once they are filled in (orders contract, "Toolbar"); `file` is what
 * `file/upload/1?type=1` answered.
 */
export const importWaybills = endpoint<{ query: { file?: string } }, ImportedWaybills>('GET', '/order/delivery/import_express')

/** Who sends electronic waybills, and whether the shop has any. */
export interface WaybillSender {
  express_temp_id: Id
  id: Id
  to_name: string
  to_tel: string
  to_add: string
  export_open: boolean
}
export const readWaybillSender = endpoint<Record<never, never>, WaybillSender>('GET', '/order/sheet_info')

/** What a packing slip says (orders contract, 配货单打印). Nobody has recorded it: the names are those that the shop's page reads. */
export interface PackingSlip {
  order_id: string
  user_name: string
  user_phone: string
  user_address: string
  pay_time: string
  pay_type: string
  pay_postage: string
  coupon_price: string
  vip_price: string
  deduction_price: string
  pay_price: string
  mark: string
  /** One list a sheet of paper. */
  list: { index: number; name: string; sku: string; price: string; num: number; sum_price: string }[][]
}
export const readPackingSlip = endpoint<{ params: { order_id: Id } }, PackingSlip>('GET', '/order/print/shipping/:order_id')
