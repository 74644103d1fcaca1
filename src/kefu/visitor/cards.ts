import { atom } from 'nanostores'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import type { Cards } from '../client/cards.ts'

/** What a visitor's messages name; how it is asked for is loaded with the first of them. */
export function laterCards(connection: VisitorConnection, token: string | undefined): Cards {
  let made: Promise<Cards> | undefined
  const bring = () => {
    made ??= import('../client/visitor-cards.ts').then(({ visitorCards }) => visitorCards(connection, token))
    // the next card tries again
    made.catch(() => (made = undefined))
    return made
  }
  return {
    base: connection.base,
    product: async (id) => (await bring()).product(id),
    order: async (number, customer) => (await bring()).order(number, customer),
    // a visitor changes no orders here
    isOld: () => false,
    $changes: atom(0),
    orderChanged() {},
  }
}
