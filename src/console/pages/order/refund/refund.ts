import type { Id } from '#src/api/endpoint.ts'
import type { CartInfo, OrderUser } from '#src/api/orders.ts'
import { listRefunds, readRefund, type RefundFacts, type RefundInfo, type RefundQuery, type RefundRow } from '#src/api/refunds.ts'
import type { ListCall } from '#src/console/engine/ask-list.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A refund as the page shows it, read off a list's row or a detail. */
export interface Refund extends RefundFacts {
  /** Number of the order, and its state in the shop's words. */
  order: string
  orderState: string
  added: string
  lines: readonly CartInfo[]
  more?: { info: RefundInfo; user: OrderUser }
}

function readRefundRow(wire: unknown): Refund {
  const row = wire as RefundRow
  return {
    ...row,
    order: row.store_order_order_id,
    orderState: row.store_order_status,
    added: row.add_time,
    lines: row._info?.map(({ cart_info: line }) => line) ?? row.cart_info ?? [],
  }
}

export const refundList: ListCall<Refund> = { call: listRefunds as never, read: readRefundRow }

/** Everything about a refund, by its number. @throws RequestError */
export async function readWholeRefund(connection: Connection, number: Id): Promise<Refund> {
  const { orderInfo: info, userInfo: user } = await connection.send(readRefund, { params: { uni: String(number) } })
  return { ...info, order: info.store_order_sn, orderState: '', added: info._add_time, lines: info.cartInfo, more: { info, user } }
}

/** How many refunds each tab holds: the list tells it beside its rows, by `refund_type`, 0 for all. @throws RequestError */
export async function countRefunds(connection: Connection, narrowed: RefundQuery): Promise<Record<string, number>> {
  const { num } = await connection.send(listRefunds, { query: { ...narrowed, refund_type: 0, page: 1, limit: 1 } })
  return Object.fromEntries(Object.entries(num ?? {}).map(([type, one]) => [type === '0' ? '' : type, Number(one.num) || 0]))
}
