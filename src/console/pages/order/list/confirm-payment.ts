import { confirmOfflinePayment } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { exact } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'

/** Books what somebody was asked about: our own server refuses where the price is another one by now. @throws RequestError */
export async function confirmPayment({ id, pay_price }: Order, { connection, reload }: PageTools): Promise<string> {
  const body = connection.kind === 'own' ? { pay_price: exact(pay_price) } : undefined
  try {
    return (await connection.answer(confirmOfflinePayment, { params: { id }, ...(body && { body }) })).message
  } catch (failure) {
    // what is asked about next is what it costs now
    reload()
    throw failure
  }
}
