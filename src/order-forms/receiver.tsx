import type { CartInfo } from '#src/api/orders.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Order } from './order.ts'
import css from './receiver.css?inline'

addStyles(css)

/** What a shipment says of its order. */
export type Shipped = Pick<Order, 'id' | 'real_name' | 'user_phone' | 'user_address' | 'mark' | 'virtual_type' | 'total_num'> &
  Partial<Pick<Order, 'order_id' | 'lines'>>

const nameOf = ({ productInfo: { store_name: name, attrInfo }, cart_num: count }: CartInfo) =>
  [name, attrInfo?.suk, `×${count}`].filter(Boolean).join(' ')

/** Which order goes out, to whom, what is in it, and what the buyer said: who packs sees whether the parcel is the right one. */
export function Receiver({ value: order, id }: ControlProps<Shipped>) {
  return (
    <p id={id} className="order-receiver">
      {order.order_id && (
        <>
          {order.order_id}
          <br />
        </>
      )}
      <strong>{order.real_name}</strong> {order.user_phone}
      <br />
      {order.user_address}
      {order.lines?.map((line) => (
        <small key={String(line.id)}>{nameOf(line)}</small>
      ))}
      {order.mark && (
        <>
          <br />
          <em>{order.mark}</em>
        </>
      )}
    </p>
  )
}
