import { customerRefundForm } from '#src/api/chat-orders.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { $text } from './orders.text.ts'
import { exact } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'

type Words = ReturnType<typeof $text.get>

/**
 * The server's form of a refund. A plain shop looks for it among its after-sales records, and sends what it finds to the back office, which
 * no agent may call: then it is the amount alone, for `order/refund`. @throws RequestError
 */
export async function askRefundForm(connection: Connection, order: Order, words: Words): Promise<ServerForm> {
  try {
    const form = await connection.send(customerRefundForm, { params: { id: order.id } })
    if (/^\/?order\//.test(String(form.action))) return form
  } catch (error) {
    if (!(error instanceof RequestError) || (error.kind !== 'business' && error.kind !== 'missing')) throw error
  }
  return {
    title: words.refund,
    action: '/order/refund',
    method: 'POST',
    info: '',
    status: true,
    rules: [
      { type: 'input', field: 'order_id', title: words.number, value: order.order_id, props: { disabled: true } },
      {
        type: 'inputNumber',
        field: 'price',
        title: words.amount,
        value: exact(order.pay_price),
        props: { min: 0.01, max: Number(order.pay_price), precision: 2 },
        validate: [{ required: true }],
      },
      { type: 'hidden', field: 'type', value: 1 },
    ],
  }
}
