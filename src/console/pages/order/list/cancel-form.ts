import { cancelPickUp } from '#src/api/shop/orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { longText } from '#src/kinds/long-text.ts'
import type { Order } from '#src/order-forms/order.ts'
import { $text } from './cancel-form.text.ts'

/** Calls off a courier who was booked to fetch an order; the shop wants to know why (orders contract, 取消寄件). */
export const cancelForm = defineForm<Order, { msg: string }, ReturnType<typeof $text.get>>({
  text: $text,
  title: { add: 'title', edit: 'title' },
  start: () => ({ msg: '' }),
  fields: [{ key: 'msg', required: 'missing', hint: 'hint', of: longText({ max: 200 }) }],
  save: async ({ msg }, { connection, row, options }) =>
    (await connection.answer(cancelPickUp, { params: { id: row!.id }, body: { msg: msg.trim() } }, options)).message,
})
