import type { CartInfo, OrderEvent, OrderFacts, OrderInfo, OrderRow, OrderUser, TidiedOrder } from '#src/api/orders.ts'
import { stateOf, type OrderState } from './order-state.ts'

/** What an order was bought by. */
export type OrderKind = 'ordinary' | 'pickUp' | 'group' | 'seckill' | 'bargain' | 'presale'

/** What only a detail tells. */
export interface OrderMore {
  info: OrderInfo
  user: OrderUser
  events: readonly OrderEvent[]
  parts: readonly Order[]
}

/** An order as the pages show it, read off a list's row or a detail. */
export interface Order extends OrderFacts {
  state: OrderState
  kind: OrderKind
  added: string
  buyer: string
  lines: readonly CartInfo[]
  /** 1 running, 2 complete, 3 failed; null where it is no group buy, or a detail does not tell. */
  pinkStatus: number | null
  isSplit: boolean
  payName: string
  promoter: string
  more?: OrderMore
}

const isSet = (id: unknown) => Number(id) > 0

function kindOf(facts: OrderFacts): OrderKind {
  if (facts.shipping_type === 2) return 'pickUp'
  if (isSet(facts.combination_id)) return 'group'
  if (isSet(facts.seckill_id)) return 'seckill'
  if (isSet(facts.bargain_id)) return 'bargain'
  return isSet(facts.advance_id) ? 'presale' : 'ordinary'
}

/** A row of the list. */
export function readOrderRow(wire: unknown): Order {
  const row = wire as OrderRow
  return {
    ...row,
    refund: row.refund ?? [],
    state: stateOf(row),
    kind: kindOf(row),
    added: row.add_time,
    buyer: row.nickname,
    lines: Object.values(row._info ?? {}).map(({ cart_info: line }) => line),
    isSplit: (row.split ?? []).length > 0,
    payName: row.paid ? row.pay_type_name : '',
    promoter: row.spread_nickname ?? '',
  }
}

/** One that a shop has tidied up, for a detail or for an agent. */
export function readTidiedOrder(info: TidiedOrder, buyer: string): Order {
  return {
    ...info,
    refund: info.refund ?? [],
    state: stateOf(info),
    kind: kindOf(info),
    added: info._add_time,
    buyer,
    lines: Object.values(info.cartInfo ?? {}),
    pinkStatus: null,
    isSplit: false,
    payName: info._status._payType,
    promoter: info.spread_name ?? '',
  }
}

/** A detail, with what was read beside it. */
export function readOrderDetail(info: OrderInfo, user: OrderUser, beside: Pick<OrderMore, 'events' | 'parts'>): Order {
  return { ...readTidiedOrder(info, user.nickname), isSplit: beside.parts.length > 0, more: { info, user, ...beside } }
}
