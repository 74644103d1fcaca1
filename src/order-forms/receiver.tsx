import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Order } from './order.ts'
import css from './receiver.css?inline'

addStyles(css)

/** What a shipment says of its order. */
export type Shipped = Pick<Order, 'id' | 'real_name' | 'user_phone' | 'user_address' | 'mark' | 'virtual_type' | 'total_num'>

/** Who gets it, and what the buyer said. */
export function Receiver({ value: order, id }: ControlProps<Shipped>) {
  return (
    <p id={id} className="order-receiver">
      <strong>{order.real_name}</strong> {order.user_phone}
      <br />
      {order.user_address}
      {order.mark && (
        <>
          <br />
          <em>{order.mark}</em>
        </>
      )}
    </p>
  )
}
