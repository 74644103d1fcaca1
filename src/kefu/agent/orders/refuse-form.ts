import { answerCustomerRefund } from '#src/api/chat-orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import { longText } from '#src/kinds/long-text.ts'
import type { Order } from '#src/order-forms/order.ts'
import { $text } from './refuse-form.text.ts'

type Words = ReturnType<typeof $text.get>

/** Refuses a refund with the reason that the buyer reads, as the shop's own list does; a plain shop takes no reason of an agent. */
export const refuseForm: Form<Order> = defineForm<Order, { reason: string }, Words>({
  text: $text,
  title: { add: 'title', edit: 'title' },
  start: () => ({ reason: '' }),
  fields: [{ key: 'reason', required: 'missing', of: longText({ max: 200 }) }],
  save: async ({ reason }, { connection, row, options }) => {
    const body = { order_id: row!.order_id, price: '0', type: 2, reason: reason.trim() } as const
    return (await connection.answer(answerCustomerRefund, { body }, options)).message
  },
})
