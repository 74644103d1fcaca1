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
}

type Ask = { product(id: string): Promise<unknown>; order(number: string, customer: string): Promise<unknown> }

/** Each is asked for once; what could not be read just now is asked for again. */
function cardsOf(base: string, ask: Ask): Cards {
  const requests = new Map<string, Promise<unknown>>()
  const once = async <T>(key: string, run: () => Promise<unknown>, read: (wire: unknown, base: string) => T | undefined) => {
    if (!requests.has(key)) requests.set(key, run())
    try {
      return read(await requests.get(key), base)
    } catch (error) {
      requests.delete(key)
      // the server says that there is none
      if ((error as { kind?: unknown }).kind === 'business') return undefined
      throw error
    }
  }
  return {
    base,
    product: (id) => once(`product ${id}`, () => ask.product(id), readProduct),
    order: (number, customer) => once(`order ${number}`, () => ask.order(number, customer), readOrder),
  }
}

/** For the agent. */
export const agentCards = (connection: Connection): Cards =>
  cardsOf(connection.base, {
    product: (id) => connection.send(readChatProduct, { params: { id } }),
    async order(number, customer) {
      // `order/info` knows orders by their id alone, which no message carries
      const query = { type: '', search: number, page: 1, limit: 10 } as const
      const found = await connection.send(listCustomerOrders, { params: { uid: wireId(customer) }, query })
      return Array.isArray(found) ? found.find((order) => order.order_id === number) : undefined
    },
  })

/** For the visitor; without a token there are no orders. */
export const visitorCards = (connection: Connection, token: string | undefined): Cards =>
  cardsOf(connection.base, {
    product: (id) => connection.send(readVisitorProduct, { params: { id } }),
    order: async (number) => (token ? connection.send(readVisitorOrder, { params: { order_id: number }, query: { token } }) : undefined),
  })
