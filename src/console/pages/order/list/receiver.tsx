import type { Order } from '#src/console/parts/orders/order.ts'
import type { ControlProps } from '#src/forms/form-field.ts'

/** Who gets it, and what the buyer said. */
export function Receiver({ value: order, id }: ControlProps<Order>) {
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
