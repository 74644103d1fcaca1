import { readVisitorOrder, readVisitorProduct } from '#src/api/chat-cards.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { cardsOf, type Cards } from './cards.ts'

/** For the visitor; without a token there are no orders. */
export function visitorCards(connection: VisitorConnection, token: string | undefined): Cards {
  const product = (id: string) => connection.send(readVisitorProduct, { params: { id } })
  const order = async (number: string) =>
    token ? connection.send(readVisitorOrder, { params: { order_id: number }, query: { token } }) : undefined
  return cardsOf(connection.base, { product, order }, false)
}
