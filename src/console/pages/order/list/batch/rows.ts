import { listOrders, type CourierChoice } from '#src/api/orders.ts'
import { readOrderRow, type Order } from '#src/order-forms/order.ts'
import { readCells } from '#src/lib/clipboard-cells.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { $text } from './ship.text.ts'
import { isHeading } from './sheet.ts'
import { canShip } from '#src/order-forms/conditions.ts'
import { courierNamed, isSeveral } from './courier-named.ts'
import { isTrackingNumber } from '#src/order-forms/ship-form.ts'

/** Orders that one check takes. */
export const mostRows = 500

/** One line of what was pasted or scanned. */
export interface PastedRow {
  order: string
  number: string
  /** Name or code; '' for the one that was chosen for all. */
  courier: string
}

type Words = ReturnType<typeof $text.get>
type Problem = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words]

/** A line that was checked: what it ships, or why it cannot. */
export interface CheckedRow extends PastedRow {
  key: string
  found?: Order
  by?: CourierChoice
  problem?: Problem
}

/** Cells of a spreadsheet keep their places, an empty one too: an order without a waybill is none that was scanned. */
function cellsOf(line: string[]): string[] {
  if (line.length <= 1) return (line[0] ?? '').split(/[\s,，;；]+/).filter(Boolean)
  const cells = line.map((cell) => cell.trim())
  const first = cells.findIndex(Boolean)
  return first < 0 ? [] : cells.slice(first)
}

/** Reads lines of several cells, and leaves out headings that came along; two lines of one cell are what a scanner writes: the order, then its waybill. */
export function readPasted(text: string): PastedRow[] {
  const rows: PastedRow[] = []
  let scanned = ''
  const lines = readCells(text).map(cellsOf)
  for (const [order = '', number, ...rest] of isHeading(lines[0] ?? []) ? lines.slice(1) : lines) {
    if (order === '') continue
    if (number !== undefined) rows.push({ order, number, courier: rest.filter(Boolean).join(' ') })
    else if (scanned === '') scanned = order
    else {
      rows.push({ order: scanned, number: order, courier: '' })
      scanned = ''
    }
  }
  return scanned === '' ? rows : [...rows, { order: scanned, number: '', courier: '' }]
}

/** Rows of a page, and pages of orders to ship that are read at once before numbers are asked for one by one. */
const limit = 100
const mostPages = 10
const atOnce = 8

async function toShip(connection: Connection, wanted: ReadonlySet<string>): Promise<Map<string, Order>> {
  const found = new Map<string, Order>()
  for (let page = 1; page <= mostPages && found.size < wanted.size; page++) {
    const { data } = await connection.send(listOrders, { query: { status: 1, page, limit } })
    for (const row of data ?? []) if (wanted.has(row.order_id)) found.set(row.order_id, readOrderRow(row))
    if ((data ?? []).length < limit) break
  }
  return found
}

async function byNumber(connection: Connection, number: string): Promise<Order | undefined> {
  const { data } = await connection.send(listOrders, { query: { real_name: number, field_key: 'order_id', page: 1, limit: 5 } })
  const row = (data ?? []).find(({ order_id: one }) => one === number)
  return row && readOrderRow(row)
}

/** The orders of these numbers, as they are now. @throws RequestError */
export async function findOrders(connection: Connection, numbers: readonly string[]): Promise<Map<string, Order>> {
  const wanted = new Set(numbers)
  const found = wanted.size > atOnce ? await toShip(connection, wanted) : new Map<string, Order>()
  const left = [...wanted].filter((number) => !found.has(number))
  for (let at = 0; at < left.length; at += atOnce) {
    const orders = await Promise.all(left.slice(at, at + atOnce).map((number) => byNumber(connection, number)))
    for (const order of orders) if (order) found.set(order.order_id, order)
  }
  return found
}

export interface Known {
  orders: ReadonlyMap<string, Order>
  couriers: readonly CourierChoice[]
  /** Code of the courier for lines that name none. */
  usual: string
}

const isShipped = ({ status }: Order) => status >= 1 && status <= 3
const isGivenBack = ({ status, refund_status: back }: Order) => status === -2 || back === 2
// refused, and paid
const decided = [3, 6]
const hasOpenRefund = ({ refund, refund_status: back }: Order) =>
  back === 1 || back === 4 || refund.some(({ refund_type: type }) => !decided.includes(type))

/** Why an order cannot go out, the first reason that no other one undoes. */
export function whyNotToShip(order: Order): Problem {
  if (order.is_del === 1) return 'deleted'
  if (order.paid !== 1) return 'unpaid'
  if (order.shipping_type === 2) return 'pickUp'
  if (isGivenBack(order)) return 'givenBack'
  if (isShipped(order)) return 'shippedAlready'
  if (hasOpenRefund(order)) return 'refundOpen'
  return order.pinkStatus === 1 || order.pinkStatus === 3 ? 'groupOpen' : 'notToShip'
}

function problemOf(row: PastedRow, by: CourierChoice | undefined, { orders, couriers }: Known): Problem | undefined {
  const found = orders.get(row.order)
  if (!found) return 'orderUnknown'
  if (row.number === '') return 'numberMissing'
  if (!isTrackingNumber(row.number)) return 'numberWrong'
  if (!canShip(found)) return whyNotToShip(found)
  if (by) return undefined
  if (!row.courier) return 'courierMissing'
  return isSeveral(couriers, row.courier) ? 'courierSeveral' : 'courierUnknown'
}

/** Says of every line whether it can go out; nothing is written. */
export function checkRows(rows: readonly PastedRow[], known: Known): CheckedRow[] {
  const seen = new Set<string>()
  const numbers = new Set<string>()
  return rows.map((row, at) => {
    const { orders, couriers, usual } = known
    const by = row.courier ? courierNamed(couriers, row.courier, usual) : couriers.find(({ code }) => code === usual)
    const found = orders.get(row.order)
    const twice = seen.has(row.order) ? 'twice' : row.number !== '' && numbers.has(row.number) ? 'numberTwice' : undefined
    seen.add(row.order)
    numbers.add(row.number)
    const problem = twice ?? problemOf(row, by, known)
    return { ...row, key: String(at), ...(found && { found }), ...(by && { by }), ...(problem && { problem }) }
  })
}
