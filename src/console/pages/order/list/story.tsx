import type { PageTools } from '#src/console/engine/page.ts'
import { partAddress } from '#src/console/engine/part.ts'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { yuan } from '#src/order-forms/amounts.ts'
import { GoodsTable } from '#src/console/parts/orders/goods.tsx'
import { OrderMark, RefundMark } from '#src/console/parts/orders/order-mark.tsx'
import { isOpen } from '#src/order-forms/order-state.ts'
import type { Order } from '#src/order-forms/order.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { $text } from './text.ts'

interface PartProps {
  row: Order
  words: ReturnType<typeof $text.get>
  tools: PageTools
}

/** What was bought. */
export const OrderGoods = ({ row, tools }: PartProps) => (
  <GoodsTable lines={row.lines} base={tools.connection.base} isOpen={isOpen(row.state)} />
)

/** What happened, newest first. */
export function Timeline({ row: { more } }: PartProps) {
  return (
    <ol className="console-history">
      {more?.events.map((event, at) => (
        <li key={at}>
          {event.change_message}
          <p>
            <time>{event.change_time}</time>
            {event.by_name && ` · ${event.by_name}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** What was applied for, and what became of it. */
export function RefundsOf({ row, words }: PartProps) {
  return (
    <ol className="console-history">
      {row.refund.map((one) => (
        <li key={String(one.id)}>
          <RefundMark type={one.refund_type} />{' '}
          <span className="console-code-text">
            <RecordLink {...places.refund(one.order_id)}>{one.order_id}</RecordLink>
          </span>
          <p>
            {words.refundOf(one.refund_num, yuan(one.refund_price), yuan(one.refunded_price))}
            {one.refund_reason && ` · ${one.refund_reason}`}
            {one.refund_explain && ` · ${one.refund_explain}`}
            {one.refuse_reason && ` · ${one.refuse_reason}`} · <time>{shopTime(one.add_time)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The orders that one was split into. */
export function Parts({ row: { more }, tools }: PartProps) {
  return (
    <ol className="console-history">
      {more?.parts.map((part) => (
        <li key={String(part.id)}>
          <button
            type="button"
            className="console-detail-link"
            onClick={() => tools.go(partAddress('/order/list', '', { key: 'detail', id: String(part.id) }))}
          >
            {part.order_id}
          </button>{' '}
          <OrderMark order={part} />
          <p>
            {part.lines.map((line) => `${line.productInfo.store_name} ×${line.cart_num}`).join('，')}
            {part.delivery_id && ` · ${part.delivery_name} ${part.delivery_id}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
