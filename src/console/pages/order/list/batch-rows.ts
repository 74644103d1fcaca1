import { listOrders, type CourierChoice } from '#src/api/orders.ts'
import { readOrderRow, type Order } from '#src/console/parts/orders/order.ts'
import { readCells } from '#src/lib/clipboard-cells.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { $text } from './batch-ship.text.ts'
import { canShip } from './conditions.ts'
import { isTrackingNumber } from './ship-form.ts'

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

const cellsOf = (line: string[]) =>
  (line.length > 1 ? line : (line[0] ?? '').split(/[\s,，;；]+/)).map((cell) => cell.trim()).filter(Boolean)

/** Reads lines of several cells; two lines of one cell are what a scanner writes: the order, then its waybill. */
export function readPasted(text: string): PastedRow[] {
  const rows: PastedRow[] = []
  let scanned = ''
  for (const [order = '', number = '', ...rest] of readCells(text).map(cellsOf)) {
    if (order === '') continue
    if (number === '' && scanned === '') scanned = order
    else if (number === '') {
      rows.push({ order: scanned, number: order, courier: '' })
      scanned = ''
    } else rows.push({ order, number, courier: rest.join(' ') })
  }
  return scanned === '' ? rows : [...rows, { order: scanned, number: '', courier: '' }]
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

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

function problemOf(row: PastedRow, by: CourierChoice | undefined, found: Order | undefined): Problem | undefined {
  if (row.number === '') return 'numberMissing'
  if (!isTrackingNumber(row.number)) return 'numberWrong'
  if (!by) return row.courier ? 'courierUnknown' : 'courierMissing'
  if (!found) return 'orderUnknown'
  return canShip(found) ? undefined : 'notToShip'
}

/** Says of every line whether it can go out; nothing is written. */
export function checkRows(rows: readonly PastedRow[], { orders, couriers, usual }: Known): CheckedRow[] {
  const seen = new Set<string>()
  const numbers = new Set<string>()
  return rows.map((row, at) => {
    const by = couriers.find(({ code, value }) => (row.courier ? same(code, row.courier) || same(value, row.courier) : code === usual))
    const found = orders.get(row.order)
    const twice = seen.has(row.order) ? 'twice' : row.number !== '' && numbers.has(row.number) ? 'numberTwice' : undefined
    seen.add(row.order)
    numbers.add(row.number)
    const problem = twice ?? problemOf(row, by, found)
    return { ...row, key: String(at), ...(found && { found }), ...(by && { by }), ...(problem && { problem }) }
  })
}
