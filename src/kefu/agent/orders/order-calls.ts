import { listChatCouriers, listChatRiders, remarkCustomerOrder, shipCustomerOrder } from '#src/api/chat-orders.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { ShipCalls } from '#src/order-forms/ship-form.ts'
import type { Connection } from '#src/stores/connection.ts'

/** How an agent ships: whole orders alone, with what the agents' call names of a delivery. */
export const shipCalls: ShipCalls = {
  couriers: (connection) => connection.send(listChatCouriers, {}),
  men: (connection) => connection.send(listChatRiders, {}),
  async ship(connection, id, { body: { day_type: _day, pickup_time: _time, ...body } }, options) {
    return (await connection.answer(shipCustomerOrder, { params: { id }, body }, options)).message
  },
}

/** An agent's note at an order, by its number. @throws RequestError */
export async function remarkByNumber(connection: Connection, order: { order_id: string }, remark: string, options: SendOptions) {
  return (await connection.answer(remarkCustomerOrder, { body: { order_id: order.order_id, remark } }, options)).message
}
