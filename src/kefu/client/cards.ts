import { atom, type ReadableAtom } from 'nanostores'
import { readOrder, readProduct, type Order, type Product } from '../wire/cards.ts'

/** Finds what a message names and does not carry. Undefined = there is none any more. */
export interface Cards {
  /** Origin and folder of the server, for addresses in messages. */
  readonly base: string
  /** @throws RequestError */
  product(id: string): Promise<Product | undefined>
  /** An order by its number; `customer` is the visitor of the conversation. @throws RequestError */
  order(number: string, customer: string): Promise<Order | undefined>
  /** An order is shown as it is now, not as a message carries it. */
  isOld(number: string): boolean
  /** How often an order was changed here. */
  readonly $changes: ReadableAtom<number>
  /** An order was changed here: its cards ask again. */
  orderChanged(number: string): void
}

type Ask = { product(id: string): Promise<unknown>; order(number: string, customer: string): Promise<unknown> }

/** Milliseconds in which what a server said of an order, or refused, is true enough for the next card of it. */
const freshFor = 30_000

interface Request {
  at: number
  reply: Promise<unknown>
  isRefused: boolean
}

/**
 * Each is asked for once, an order that is shown as it is now whenever it may be another, and what was refused after a while; what could
 * not be read just now is asked for again.
 */
export function cardsOf(base: string, ask: Ask, isLive: boolean): Cards {
  const requests = new Map<string, Request>()
  const $changes = atom(0)
  const changed = new Set<string>()
  const isOld = (number: string) => isLive || changed.has(number)
  const once = async <T>(
    key: string,
    run: () => Promise<unknown>,
    read: (wire: unknown, base: string) => T | undefined,
    mayBeOld = false,
  ) => {
    const known = requests.get(key)
    const isStale = known !== undefined && (mayBeOld || known.isRefused) && Date.now() - known.at > freshFor
    const request = known && !isStale ? known : { at: Date.now(), reply: run(), isRefused: false }
    requests.set(key, request)
    try {
      return read(await request.reply, base)
    } catch (error) {
      // the server says that there is none: every row that names it would ask again
      if ((error as { kind?: unknown }).kind === 'business') {
        request.isRefused = true
        return undefined
      }
      if (requests.get(key) === request) requests.delete(key)
      throw error
    }
  }
  return {
    base,
    isOld,
    $changes,
    product: (id) => once(`product ${id}`, () => ask.product(id), readProduct),
    order: (number, customer) => once(`order ${number}`, () => ask.order(number, customer), readOrder, isOld(number)),
    orderChanged(number) {
      changed.add(number)
      requests.delete(`order ${number}`)
      $changes.set($changes.get() + 1)
    },
  }
}
