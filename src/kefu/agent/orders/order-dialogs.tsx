import { useStore } from '@nanostores/react'
import { customerPriceForm } from '#src/api/chat-orders.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { FormDialog } from '#src/forms/declared/form-dialog.tsx'
import type { Form } from '#src/forms/declared/form.ts'
import type { Order } from '#src/order-forms/order.ts'
import { remarkForm } from '#src/order-forms/remark-form.ts'
import { shipForm } from '#src/order-forms/ship-form.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { OrderAct } from './acts.ts'
import { remarkByNumber, shipCalls } from './order-calls.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderQuestion, questions } from './order-question.tsx'
import { $text } from './orders.text.ts'
import type { CustomerOrder } from './read-order.ts'
import { askRefundForm } from './refund-form.ts'
import { refuseForm } from './refuse-form.ts'

export interface OrderWish {
  act: OrderAct | 'details'
  order: CustomerOrder
}

export interface OrderDialogsProps {
  connection: Connection
  /** Undefined closes what is open. */
  wish: OrderWish | undefined
  onClose(): void
  /** Something was done about an order. */
  onDone(order: CustomerOrder): void
}

/** The forms of the shop's own list, sent to the agents' side; other prices and refunds are described by the server. */
const forms: Readonly<Partial<Record<OrderAct, Form<Order>>>> = {
  ship: shipForm(shipCalls),
  remark: remarkForm(remarkByNumber),
  price: serverForm({ side: 'kefu', ask: ({ connection, row }) => connection.send(customerPriceForm, { params: { id: row!.id } }) }),
  refund: serverForm({ side: 'kefu', ask: ({ connection, row }) => askRefundForm(connection, row!, $text.get()) }),
}

/** The dialogs of the orders beside a conversation. */
export function OrderDialogs({ connection, wish, onClose, onDone }: OrderDialogsProps) {
  return (
    <>
      {wish && wish.act !== 'details' && (
        <Act key={`${wish.act} ${wish.order.id}`} {...{ connection, wish, onClose, onDone }} act={wish.act} />
      )}
      <OrderDetails connection={connection} order={wish?.act === 'details' ? wish.order : undefined} onClose={onClose} />
    </>
  )
}

interface ActProps extends OrderDialogsProps {
  wish: OrderWish
  act: OrderAct
}

function Act({ connection, wish: { order }, act, onClose, onDone }: ActProps) {
  const text = useStore($text)
  const form = act === 'refuse' && connection.kind === 'own' ? refuseForm : forms[act]
  const told = { onClose, onDone: () => onDone(order) }
  if (form) return <FormDialog host={{ connection }} form={form} row={order.facts} title={text[act]} draft={null} {...told} />
  return questions[act] ? <OrderQuestion connection={connection} act={act} order={order.facts} {...told} /> : null
}
