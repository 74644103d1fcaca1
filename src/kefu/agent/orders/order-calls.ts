import {
  listChatCouriers,
  listChatRiders,
  listWaybillTemplates,
  readChatSender,
  remarkCustomerOrder,
  shipCustomerOrder,
} from '#src/api/chat-orders.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { ShipCalls } from '#src/order-forms/ship-form.ts'
import type { WaybillCalls } from '#src/order-forms/waybill/waybill-calls.ts'
import type { Connection } from '#src/stores/connection.ts'

/**
 * Electronic waybills of the agents' side (customer-service contract, `delivery`): its calls know no courier who fetches, and do not say
 * whether the shop has a vendor. A courier without templates says so in the form; our server has no waybills at all.
 */
const waybills: WaybillCalls = {
  async sender(connection) {
    const none = { express_temp_id: '', id: '', to_name: '', to_tel: '', to_add: '', export_open: false }
    if (connection.kind === 'own') return none
    // without the sender's answer numbers can be typed in still
    return connection.send(readChatSender, {}).then(
      (sender) => ({ ...sender, export_open: true }),
      () => none,
    )
  },
  couriers: (connection) => connection.send(listChatCouriers, {}),
  fetching: async () => [],
  templates: async (connection, com) => {
    const found = await connection.send(listWaybillTemplates, { query: { com } })
    return Array.isArray(found) ? found : []
  },
  estimate: async () => '',
}

/** How an agent ships: whole orders alone, with what the agents' call names of a delivery. */
export const shipCalls: ShipCalls = {
  couriers: (connection) => connection.send(listChatCouriers, {}),
  men: (connection) => connection.send(listChatRiders, {}),
  waybills,
  async ship(connection, id, { body: { day_type: _day, pickup_time: _time, ...body } }, options) {
    return (await connection.answer(shipCustomerOrder, { params: { id }, body }, options)).message
  },
}

/** An agent's note at an order, by its number. @throws RequestError */
export async function remarkByNumber(connection: Connection, order: { order_id: string }, remark: string, options: SendOptions) {
  return (await connection.answer(remarkCustomerOrder, { body: { order_id: order.order_id, remark } }, options)).message
}
