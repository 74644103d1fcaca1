import { useRef, useState } from 'react'
import { shipOrder, type CourierChoice } from '#src/api/orders.ts'
import { canShip } from '#src/order-forms/conditions.ts'
import type { Order } from '#src/order-forms/order.ts'
import { isTrackingNumber, plainDelivery } from '#src/order-forms/ship-form.ts'
import type { Connection } from '#src/stores/connection.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { findOrders, whyNotToShip } from '../batch/rows.ts'
import { $text as $ship } from '../batch/ship.text.ts'
import { isOrderNumber } from '../search.ts'
import { $text } from './scan.text.ts'

/** What became of something that was scanned. */
export interface ScannedRow {
  /** The number of an order, or what was scanned in its place. */
  code: string
  order?: Order
  /** Its tracking number, once it is shipped. */
  number?: string
  /** Why it has not gone out. */
  problem?: string
}

interface Scans {
  /** The order whose tracking number comes next. */
  current: Order | null
  /** The latest first, an order once. */
  rows: readonly ScannedRow[]
  told: { sentence: string; isWrong: boolean }
}

const atFirst: Scans = { current: null, rows: [], told: { sentence: '', isWrong: false } }
const sentenceOf = (failure: unknown) => (failure instanceof Error ? failure.message : '')
const withRow = (rows: Scans['rows'], row: ScannedRow) => [row, ...rows.filter(({ code }) => code !== row.code)]

const deliveryOf = (number: string, by: CourierChoice) => ({
  ...plainDelivery,
  ...{ delivery_name: by.value, delivery_code: by.code, delivery_id: number },
})

interface ScanOptions {
  connection: Connection
  /** By whom orders go out, undefined until one is chosen. */
  courier(): CourierChoice | undefined
  /** After each answer. */
  tell(kind: 'good' | 'wrong'): void
}

/** What `scan` does with a code, and what it says of it; a scanner writes faster than a server answers, so codes wait for each other. */
export function useScans({ connection: over, courier, tell }: ScanOptions) {
  const [scans, setScans] = useState(atFirst)
  const [connection] = useState(() => keyedConnection(over))
  const now = useRef(atFirst)
  const line = useRef(Promise.resolve())
  const put = (change: Partial<Scans>) => setScans((now.current = { ...now.current, ...change }))
  const say = (sentence: string, isWrong: boolean) => {
    put({ told: { sentence, isWrong } })
    tell(isWrong ? 'wrong' : 'good')
  }
  const refuse = (row: ScannedRow, why: string) => {
    // what went out here stays so, whoever scans it once more
    const isOut = now.current.rows.some(({ code, number }) => code === row.code && number)
    if (!isOut) put({ rows: withRow(now.current.rows, { ...row, problem: why }) })
    say($text.get().refused(row.code, why), true)
  }
  const putAside = () => {
    const { current, rows } = now.current
    if (current) put({ current: null, rows: withRow(rows, { code: current.order_id, order: current, problem: $text.get().aside }) })
  }
  const takeUp = (order: Order) => {
    if (!canShip(order)) return refuse({ code: order.order_id, order }, $ship.get()[whyNotToShip(order)])
    putAside()
    put({ current: order, rows: now.current.rows.filter(({ code }) => code !== order.order_id) })
    say($text.get().nextNumber(order.order_id), false)
  }
  const ofOrder = async (code: string) => {
    const order = (await findOrders(connection, [code])).get(code)
    if (order) return takeUp(order)
    refuse({ code }, isTrackingNumber(code) && !isOrderNumber(code) ? $text.get().orderFirst : $ship.get().orderUnknown)
  }
  const ship = async (order: Order, number: string, by: CourierChoice) => {
    try {
      await connection.answer(shipOrder, { params: { id: order.id }, body: deliveryOf(number, by) })
    } catch (failure) {
      put({ current: null })
      return refuse({ code: order.order_id, order }, sentenceOf(failure))
    }
    put({ current: null, rows: withRow(now.current.rows, { code: order.order_id, order, number }) })
    say($text.get().shipped(order.order_id, number), false)
  }
  const ofNumber = async (order: Order, code: string) => {
    const [text, words, by] = [$text.get(), $ship.get(), courier()]
    const usedFor = now.current.rows.find(({ number }) => number === code)
    if (code === order.order_id) return say(text.refused(code, text.sameOrder), true)
    // who has no keyboard passes over an order by scanning the next one
    const other = isOrderNumber(code) && (await findOrders(connection, [code])).get(code)
    if (other) return takeUp(other)
    if (!isTrackingNumber(code)) return say(text.refused(code, words.numberWrong), true)
    if (usedFor) return say(text.refused(code, text.numberUsed(usedFor.code)), true)
    if (!by) return say(words.courierMissing, true)
    await ship(order, code, by)
  }
  const queue = (work: () => Promise<void>) =>
    (line.current = line.current.then(() => work().catch((failure: unknown) => say(sentenceOf(failure), true))))
  const scan = (code: string) => void queue(() => (now.current.current ? ofNumber(now.current.current, code) : ofOrder(code)))
  /** Takes up an order that has not gone out. */
  const retake = (code: string) => void queue(() => ofOrder(code))
  return { ...scans, scan, retake, putAside }
}
