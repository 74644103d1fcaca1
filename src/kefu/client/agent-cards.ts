import { readChatProduct } from '#src/api/chat-cards.ts'
import { listCustomerOrders } from '#src/api/chat-orders.ts'
import type { Connection } from '#src/stores/connection.ts'
import { wireId } from '../wire/frame.ts'
import { cardsOf, type Cards } from './cards.ts'

/** For the agent. */
export function agentCards(connection: Connection): Cards {
  const product = (id: string) => connection.send(readChatProduct, { params: { id } })
  const order = async (number: string, customer: string) => {
    // `order/info` knows orders by their id alone, which no message carries
    const query = { type: '', search: number, page: 1, limit: 10 } as const
    const found = await connection.send(listCustomerOrders, { params: { uid: wireId(customer) }, query })
    return Array.isArray(found) ? found.find((one) => one.order_id === number) : undefined
  }
  // at a plain shop a message carries its order, and each look at it there costs the whole search
  return cardsOf(connection.base, { product, order }, connection.kind === 'own')
}
