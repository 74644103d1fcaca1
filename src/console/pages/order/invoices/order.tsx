import { useStore } from '@nanostores/react'
import { readInvoiceOrder, type InvoiceOrder, type InvoiceRow } from '#src/api/invoices.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './order.css?inline'
import { $text } from './text.ts'

addStyles(css)

type Words = ReturnType<typeof $text.get>

const factsOf = ({ orderInfo: order, userInfo: user }: InvoiceOrder, t: Words): [string, string | number][] => [
  [t.customer, user.nickname],
  [t.receiver, order.real_name],
  [t.contactPhone, order.user_phone],
  [t.street, order.user_address],
  [t.number, order.order_id],
  [t.state, order._status._title],
  [t.pieces, order.total_num],
  [t.total, order.total_price],
  [t.postage, order.pay_postage],
  [t.coupon, order.coupon_price],
  [t.points, order.deduction_price],
  [t.paid, order.pay_price],
  [t.payType, order._status._payType],
  [t.ordered, typeof order.add_time === 'number' ? shopTime(order.add_time) : order.add_time],
  [t.promoter, user.spread_name],
  [t.mark, order.mark],
]

/** The order that an invoice is for. */
export function OrderDialog({ row, onClose, tools: { connection } }: { row: InvoiceRow; onClose: () => void; tools: PageTools }) {
  const t = useStore($text)
  const answer = useCall(connection, readInvoiceOrder, { params: { id: row.id } })
  const order = answer.state === 'there' ? answer.data : undefined
  return (
    <Dialog open onClose={onClose} title={t.order} width={720}>
      {answer.state === 'failed' && <ErrorCard title={t.failed} message={answer.message} onRetry={answer.reload} />}
      {answer.state === 'waiting' && <Skeleton height={240} />}
      {order && (
        <>
          <dl className="invoice-order">
            {factsOf(order, t).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value === '' ? '—' : value}</dd>
              </div>
            ))}
          </dl>
          <ul>
            {order.orderInfo.cartInfo.map(({ productInfo, cart_num: count }, at) => (
              <li key={at}>
                {productInfo.store_name} ¥{productInfo.price} × {count}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
