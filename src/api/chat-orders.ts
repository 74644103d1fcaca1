import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { DeliveryPerson } from './delivery-people.ts'
import type { CourierChoice, DeliveryBody, TidiedOrder } from './orders.ts'
import type { ServerForm } from './server-form.ts'

const side = 'kefu' as const

/**
 * Orders of a customer, the latest first. `type` '' all, 0 unpaid, 1 to ship, 2 to receive, 3 to review, 4 done, -1 refunds; `search` finds
 * a part of the number. Refused with 410092 for who is none of the agent's own customers; so is every call below.
 */
export const listCustomerOrders = endpoint<
  { params: { uid: Id }; query: Paging & { type?: '' | '0' | '1' | '2' | '3' | '4' | '-1'; search?: string } },
  TidiedOrder[]
>('GET', '/order/list/:uid', { side })

/** By the order's number. Done with 100024; refused with 410173, 410177 without a word. Writes are refused with AGENT_MAY_NOT (ours) unless the agent's `customer` is on. */
export const remarkCustomerOrder = endpoint<{ body: { order_id: string; remark: string } }, unknown>('POST', '/order/remark', {
  side,
  encoding: 'json',
})

/** Ships: type 1 express, 2 the shop's own people, 3 nothing to carry. Done with 410273; refused as `shipOrder`. */
export const shipCustomerOrder = endpoint<{ params: { id: Id }; body: Partial<DeliveryBody> }, unknown>('POST', '/order/delivery/:id', {
  side,
  encoding: 'json',
})
/** Couriers that goods may go out with. */
export const listChatCouriers = endpoint<Record<never, never>, CourierChoice[]>('GET', '/order/export', { side })
/** Electronic waybills of a courier; our server has none. */
export const listWaybillTemplates = endpoint<{ query: { com?: string } }, { temp_id: string; title: string; pic: string }[]>(
  'GET',
  '/order/temp',
  { side },
)
/** The shop's own people who bring goods. */
export const listChatRiders = endpoint<Record<never, never>, (DeliveryPerson & { wx_name: string })[]>('GET', '/order/delivery_all', {
  side,
})
/** Who sends electronic waybills. */
export const readChatSender = endpoint<
  Record<never, never>,
  { express_temp_id: string; to_name: string; id: string; to_tel: string; to_add: string }
>('GET', '/order/delivery_info', { side })

/** Form "修改订单". Refused with 410173. */
export const customerPriceForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/edit/:id', { side })
/** Done with 100001; refused as `updateOrder`, 410093 without a price. */
export const setCustomerPrice = endpoint<
  {
    params: { id: Id }
    body: { order_id?: string; total_price?: string; pay_price?: string; gain_integral?: string; version?: number }
  },
  unknown
>('PUT', '/order/update/:id', { side, encoding: 'json' })

/** Form "退款处理" of the refund that waits for an answer. Refused with 100026 where none does. */
export const customerRefundForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/refund_form/:id', { side })
/**
 * Answers the refund that an order waits for: `type` 1 pays `price`, done with 410186; 2 refuses, done with 410182. Refused with 100026
 * where none waits, 410094 while its goods are on their way back, 410183, 410184 without a price, 410185 for more than it is worth.
 * `reason` is ours: why it is refused.
 */
export const answerCustomerRefund = endpoint<{ body: { order_id: string; price?: string; type: 1 | 2; reason?: string } }, unknown>(
  'POST',
  '/order/refund',
  { side, encoding: 'json' },
)
/**
 * Ours: the money of an order that is paid offline has come; `pay_price` is what somebody has seen. Done with 100010; refused as
 * `confirmOfflinePayment`.
 */
export const confirmCustomerPayment = endpoint<{ params: { id: Id }; body: { pay_price?: string } }, unknown>(
  'POST',
  '/order/pay_offline/:id',
  { side, encoding: 'json' },
)
/** Hands over what is picked up; a GET that writes, as the shop has it. Done with 410189; refused with 410173, 410272. */
export const verifyCustomerOrder = endpoint<{ params: { id: Id } }, unknown>('GET', '/order/verific/:id', { side })
