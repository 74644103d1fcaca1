import { useStore } from '@nanostores/react'
import { readChatOrder } from '#src/api/chat-cards.ts'
import type { TidiedOrder } from '#src/api/orders.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { NotThere } from '../side/page-list.tsx'
import './orders-styles.ts'
import { OrderWare } from './order-ware.tsx'
import { $text } from './orders.text.ts'
import { readOrder } from './read-order.ts'

interface OrderDetailsProps {
  connection: Connection
  /** Undefined shows nothing. */
  order: { id: string } | undefined
  onClose(): void
}

/** All of one order, as far as an agent needs it. */
export function OrderDetails({ connection, order, onClose }: OrderDetailsProps) {
  const text = useStore($text)
  const read = useCall(connection, readChatOrder, order ? { params: { id: order.id } } : null)
  const found = read.state === 'there' ? read.data : read.before
  return (
    <Dialog open={order !== undefined} onClose={onClose} title={text.details} width={640}>
      {read.state === 'failed' ? (
        <NotThere failure={read} onRetry={read.reload} />
      ) : found?.orderInfo ? (
        <Whole info={found.orderInfo} spread={String(found.userInfo?.['spread_name'] ?? '')} base={connection.base} />
      ) : (
        <Skeleton rows={8} height={16} />
      )}
    </Dialog>
  )
}

function Whole({ info, spread, base }: { info: unknown; spread: string; base: string }) {
  const text = useStore($text)
  const wire = info as TidiedOrder
  const order = readOrder(wire)
  const facts: [string, string | undefined][] = [
    [text.number, order.number],
    [text.state, order.state],
    [text.receiver, wire.real_name],
    [text.phone, wire.user_phone],
    [text.address, wire.user_address],
    [text.placedAt, order.placedAt],
    [text.paidAt, order.paidAt],
    [text.payType, wire._status?._payType],
    [text.count, String(wire.total_num)],
    [text.total, `¥${wire.total_price}`],
    [text.coupon, Number(wire.coupon_price) ? `¥${wire.coupon_price}` : ''],
    [text.postage, `¥${order.postage}`],
    [order.isPaid ? text.paid : text.due, `¥${order.pay}`],
    [text.courier, [wire.delivery_name, wire.delivery_id, wire.fictitious_content].filter(Boolean).join(' ')],
    [text.spread, spread],
    [text.buyerWord, wire.mark],
    [text.shopWord, wire.remark],
  ]
  return (
    <div className="kefu-order-whole">
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Pair key={name} name={name} value={value!} />
          ))}
      </dl>
      <div className="kefu-order-goods">
        {order.lines.map((line, at) => (
          <OrderWare key={at} line={line} base={base} />
        ))}
      </div>
    </div>
  )
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
