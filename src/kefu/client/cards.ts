import { atom, type ReadableAtom } from 'nanostores'
import { readChatProduct, readVisitorOrder, readVisitorProduct } from '#src/api/chat-cards.ts'
import { listCustomerOrders } from '#src/api/chat-orders.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readOrder, readProduct, type Order, type Product } from '../wire/cards.ts'
import { wireId } from '../wire/frame.ts'

/** Finds what a message names and does not carry. Undefined = there is none any more. */
export interface Cards {
  /** Origin and folder of the server, for addresses in messages. */
  readonly base: string
  /** @throws RequestError */
  product(id: string): Promise<Product | undefined>
  /** An order by its number; `customer` is the visitor of the conversation. @throws RequestError */
  order(number: string, customer: string): Promise<Order | undefined>
  /** Orders are shown as they are now, not as a message carries them. */
  readonly isLive: boolean
  /** How often an order was changed here. */
  readonly $changes: ReadableAtom<number>
  /** An order was changed here: its cards ask again. */
  orderChanged(number: string): void
}

type Ask = { product(id: string): Promise<unknown>; order(number: string, customer: string): Promise<unknown> }

/** Milliseconds in which what a server said of an order is true enough for the next card of it. */
const freshFor = 30_000

/** Each is asked for once, an order that is shown as it is now whenever it may be another; what could not be read just now is asked for again. */
function cardsOf(base: string, ask: Ask, isLive: boolean): Cards {
  const requests = new Map<string, { at: number; reply: Promise<unknown> }>()
  const $changes = atom(0)
  const once = async <T>(key: string, run: () => Promise<unknown>, read: (wire: unknown, base: string) => T | undefined, isOld = false) => {
    const known = requests.get(key)
    const request = known && !(isOld && Date.now() - known.at > freshFor) ? known : { at: Date.now(), reply: run() }
    requests.set(key, request)
    try {
      return read(await request.reply, base)
    } catch (error) {
      requests.delete(key)
      // the server says that there is none
      if ((error as { kind?: unknown }).kind === 'business') return undefined
      throw error
    }
  }
  return {
    base,
    isLive,
    $changes,
    product: (id) => once(`product ${id}`, () => ask.product(id), readProduct),
    order: (number, customer) => once(`order ${number}`, () => ask.order(number, customer), readOrder, isLive),
    orderChanged(number) {
      requests.delete(`order ${number}`)
      $changes.set($changes.get() + 1)
    },
  }
}

/** For the agent. */
export function agentCards(connection: Connection): Cards {
  const product = (id: string) => connection.send(readChatProduct, { params: { id } })
  const order = async (number: string, customer: string) => {
    // `order/info` knows orders by their id alone, which no message carries
    const query = { type: '', search: number, page: 1, limit: 10 } as const
    const found = await connection.send(listCustomerOrders, { params: { uid: wireId(customer) }, query })
    return Array.isArray(found) ? found.find((one) => one.order_id === number) : undefined
  }
  return cardsOf(connection.base, { product, order }, true)
}

/** For the visitor; without a token there are no orders. */
export function visitorCards(connection: Connection, token: string | undefined): Cards {
  const product = (id: string) => connection.send(readVisitorProduct, { params: { id } })
  const order = async (number: string) =>
    token ? connection.send(readVisitorOrder, { params: { order_id: number }, query: { token } }) : undefined
  return cardsOf(connection.base, { product, order }, false)
}
