import { customerRefundForm } from '#src/api/chat-orders.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { $text } from './orders.text.ts'
import type { CustomerOrder } from './read-order.ts'

/**
 * The server's form of a refund. A plain shop looks for it among its after-sales records, and sends what it finds to the back office, which
 * no agent may call: then it is the amount alone, for `order/refund`. @throws RequestError
 */
export async function askRefundForm(connection: Connection, order: CustomerOrder, words: ReturnType<typeof $text.get>): Promise<object> {
  try {
    const form = await connection.send(customerRefundForm, { params: { id: order.id } })
    if (/^\/?order\//.test(String((form as { action?: unknown }).action))) return form
  } catch (error) {
    if (!(error instanceof RequestError) || (error.kind !== 'business' && error.kind !== 'missing')) throw error
  }
  return {
    title: words.refund,
    action: '/order/refund',
    method: 'POST',
    rules: [
      { type: 'input', field: 'order_id', title: words.number, value: order.number, props: { disabled: true } },
      {
        type: 'inputNumber',
        field: 'price',
        title: words.amount,
        value: order.pay,
        props: { min: 0.01, max: Number(order.pay), precision: 2 },
        validate: [{ required: true }],
      },
      { type: 'hidden', field: 'type', value: 1 },
    ],
  }
}
