import { listDeliveryChoices } from '#src/api/delivery-people.ts'
import type { Id } from '#src/api/endpoint.ts'
import {
  listOrderCouriers,
  listOrderEvents,
  listOrders,
  listSplitOrders,
  readOrder,
  readOrderChart,
  readSplitLines,
  shipOrder,
  shipPieces,
  type OrderQuery,
  type SplitLine,
} from '#src/api/orders.ts'
import { readWaybillSender } from '#src/api/order-papers.ts'
import { estimateFetching, listFetchingCouriers, listWaybillTemplates } from '#src/api/shop/orders.ts'
import type { ListCall } from '#src/console/engine/ask-list.ts'
import { readOrderDetail, readOrderRow, type Order } from '#src/order-forms/order.ts'
import type { ShipCalls } from '#src/order-forms/ship-form.ts'
import type { Connection } from '#src/stores/connection.ts'
import { severalNumbers } from './search.ts'

/** The list; several numbers in the search are as many calls. */
export const orderList: ListCall<Order> = {
  call: listOrders as never,
  read: readOrderRow,
  several: (query) => severalNumbers(query as OrderQuery),
}

/** More than an order ever has. */
const everyEvent = 100

/** Everything about an order. @throws RequestError */
export async function readWhole(connection: Connection, id: Id): Promise<Order> {
  const params = { id }
  const listed = connection.send(listOrderEvents, { params, query: { page: 1, limit: everyEvent } })
  // that an order is not there is told by its own call, whichever answers first
  listed.catch(() => undefined)
  const { orderInfo: info, userInfo: user } = await connection.send(readOrder, { params })
  const events = await listed
  // only one that was split has any, and a plain shop asks three tables for each
  const parts = info.pid === -1 || info.status === 4 ? await connection.send(listSplitOrders, { params }) : []
  return readOrderDetail(info, user, { events: events ?? [], parts: (parts ?? []).map(readOrderRow) })
}

/** Articles with the pieces that are not shipped yet. @throws RequestError */
export async function readPieces(connection: Connection, id: Id): Promise<SplitLine[]> {
  return Object.values(await connection.send(readSplitLines, { params: { id } }))
}

/** Tabs that a plain shop's chart knows no figure of: the list says how many it has. */
const countedStates = ['', '7', '5', '6', '2', '3', '4', '-1', '-2', '-4'] as const

/** How many orders each tab holds; `narrowed` are the other filters. @throws RequestError */
export async function countTabs(connection: Connection, narrowed: OrderQuery): Promise<Record<string, number>> {
  // several numbers are few orders: no figures are worth so many calls
  if (severalNumbers(narrowed)) return {}
  const chart = await connection.send(readOrderChart, { query: { ...narrowed } })
  if (chart.counts) return { ...chart.counts, '': chart.counts['all'] ?? 0 }
  const counts = await Promise.all(
    countedStates.map((status) => connection.send(listOrders, { query: { ...narrowed, status, page: 1, limit: 1 } })),
  )
  const others = countedStates.map((status, at) => [status, Number(counts[at]?.count) || 0] as const)
  return { ...Object.fromEntries(others), '0': Number(chart.un_paid) || 0, '1': Number(chart.un_send) || 0 }
}

/** A shop that ordered a waybill answers its label: it is opened for being printed. */
function printLabel(data: unknown): void {
  const label = (data as { label?: unknown } | null | undefined)?.label
  if (typeof label === 'string' && /^https?:/.test(label)) window.open(label, '_blank', 'noopener')
}

/** How the back office ships. */
export const shipCalls: ShipCalls = {
  couriers: (connection) => connection.send(listOrderCouriers, { query: { status: '' } }),
  men: async (connection) => (await connection.send(listDeliveryChoices, {})).list,
  pieces: readPieces,
  waybills: {
    sender: (connection) => connection.send(readWaybillSender, {}),
    couriers: (connection) => connection.send(listOrderCouriers, { query: { status: 1 } }),
    fetching: (connection) => connection.send(listFetchingCouriers, {}),
    templates: async (connection, com) => (await connection.send(listWaybillTemplates, { query: { com } })) ?? [],
    async estimate(connection, id, { courier, address, service, pieces }) {
      const body = { kuaidicom: courier, send_address: address, orderId: id, service_type: service, cart_ids: pieces }
      return String((await connection.send(estimateFetching, { body })).price)
    },
  },
  async ship(connection, id, { body, pieces }, options) {
    const params = { id }
    const { data, message } = pieces
      ? await connection.answer(shipPieces, { params, body: { ...body, cart_ids: pieces } }, options)
      : await connection.answer(shipOrder, { params, body }, options)
    printLabel(data)
    return message
  },
}
