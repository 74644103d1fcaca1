import type { CourierChoice } from '#src/api/orders.ts'
import { exportOrdersToShip, type OrderToShip } from '#src/api/order-papers.ts'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import { everyWord } from '#src/console/engine/import/every-word.ts'
import type { SheetLine } from '#src/papers/sheet/sheet.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './ship.text.ts'

/** Headings of the shop's own sheet of orders to ship, beside the words of this dialog. */
const shopHeadings = { order: ['订单号'], number: ['快递单号'], courier: ['快递公司', '快递名称'], code: ['快递编码'] }
type Column = keyof typeof shopHeadings

const bare = (text: string) => text.trim().toLowerCase()
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function columnsOf(headings: readonly string[]): Record<Column, number> {
  const given = headings.map(bare)
  const indexOf = (column: Column) => {
    const words = [...shopHeadings[column], ...(column === 'code' ? [] : everyWord($text, column))].map(bare)
    return given.findIndex((one) => words.includes(one))
  }
  return { order: indexOf('order'), number: indexOf('number'), courier: indexOf('courier'), code: indexOf('code') }
}

/** Whether a line is none of an order but says what its columns are. */
export function isHeading(cells: readonly string[]): boolean {
  const { order, number } = columnsOf(cells)
  return order >= 0 && number >= 0
}

/** What a file says, as lines that may as well have been pasted. */
export interface ReadSheetRows {
  pasted: string
  rows: number
  /** Orders without a tracking number: they are not shipped yet. */
  skipped: number
}

/** Reads a filled-in sheet by its headings; undefined for one without orders or tracking numbers. */
export function pastedFrom([head, ...lines]: readonly SheetLine[]): ReadSheetRows | undefined {
  const columns = columnsOf(head?.cells ?? [])
  if (columns.order < 0 || columns.number < 0) return undefined
  const cell = ({ cells }: SheetLine, column: Column) => plain(cells[columns[column]] ?? '')
  const named = lines.filter((line) => cell(line, 'order') !== '' || cell(line, 'number') !== '')
  const filled = named.filter((line) => cell(line, 'number') !== '')
  const rows = filled.map((line) => [cell(line, 'order'), cell(line, 'number'), cell(line, 'code') || cell(line, 'courier')].join('\t'))
  return { pasted: rows.join('\n'), rows: rows.length, skipped: named.length - filled.length }
}

/** Orders that a call answers, and calls that are made at most. */
const limit = 100
const mostPages = 50

/** Saves what waits for being shipped as a workbook to be filled in; answers how many orders it holds. @throws RequestError */
export async function saveOrdersToShip(connection: Connection, couriers: readonly CourierChoice[]): Promise<number> {
  const { workbookFile } = await import('#src/papers/sheet/workbook-stream.ts')
  const found = new Map<string, OrderToShip>()
  for (let page = 1; page <= mostPages; page++) {
    const reply = await connection.send(exportOrdersToShip, { query: { page, limit } })
    const before = found.size
    for (const order of reply.export ?? []) found.set(order.order_id, order)
    // a server that knows no pages answers all of them again
    if ((reply.export ?? []).length < limit || found.size === before) break
  }
  const words = $text.get()
  const columns = [
    { title: words.order, width: 24 },
    { title: words.number, width: 24 },
    { title: words.courier, choices: couriers.map(({ value }) => value), width: 16 },
    ...[words.receiver, words.phone, words.address, words.goods, words.mark].map((title) => ({ title })),
  ]
  const rows = [...found.values()].map((order) => [
    ...[order.order_id, order.delivery_id, order.delivery_name, order.real_name, order.user_phone, order.user_address],
    ...[order.goods_name, order.mark],
  ])
  saveFile(`${words.toShip}.xlsx`, await workbookFile([{ name: words.toShip, columns, rows }]))
  return rows.length
}
