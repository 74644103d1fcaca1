import { useStore } from '@nanostores/react'
import { readOrderContacts, type CartInfo } from '#src/api/orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { lineSum, yuan } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'
import { useOwnRead } from '#src/stores/use-read.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { $text } from './packing-slip.text.ts'
import { PaperDialog } from './paper-dialog.tsx'

interface PackingSlipsProps {
  orders: readonly Order[]
  tools: PageTools
  onClose(): void
}

/**
 * Packing slips of orders, one a sheet of paper. Where our own server masks addresses in the list, who may see them has them on the paper,
 * and everybody else prints what they see.
 */
export function PackingSlips(props: PackingSlipsProps) {
  const { connection } = props.tools
  return connection.kind === 'own' && connection.can('admin-user-personal-data') ? <ClearSlips {...props} /> : <Slips {...props} />
}

function ClearSlips({ orders, tools, onClose }: PackingSlipsProps) {
  const text = useStore($text)
  const ids = orders.map(({ id }) => id).join(',')
  const read = () => tools.connection.send(readOrderContacts, { query: { ids } })
  const seen = useOwnRead(tools.connection, ['contacts', 'slips', ids], read)
  if (seen.state === 'waiting') return null
  if (seen.state === 'failed')
    return (
      <Dialog open title={text.title} onClose={onClose}>
        <ErrorCard title={text.notRead} message={seen.message} onRetry={seen.reload} />
      </Dialog>
    )
  const known = new Map(seen.data.map((one) => [String(one.id), one]))
  const clear = orders.map((order) => ({ ...order, ...known.get(String(order.id)), id: order.id }))
  return <Slips orders={clear} tools={tools} onClose={onClose} />
}

function Slips({ orders, tools, onClose }: PackingSlipsProps) {
  const text = useStore($text)
  const site = useStore(tools.connection.$session)?.siteName ?? ''
  return (
    <PaperDialog title={text.title} print={text.print} onClose={onClose}>
      {orders.map((order) => (
        <Slip key={String(order.id)} order={order} site={site} />
      ))}
    </PaperDialog>
  )
}

function Slip({ order, site }: { order: Order; site: string }) {
  const text = useStore($text)
  const facts = [
    [text.orderNumber, order.order_id],
    [text.paidAt, order._pay_time],
    [text.payName, order.payName],
    [text.receiver, order.real_name],
    [text.phone, order.user_phone],
    [text.address, order.user_address],
    [text.mark, order.mark],
  ]
  const sums = [
    [text.postage, order.pay_postage],
    [text.coupon, order.coupon_price],
    [text.points, order.deduction_price],
    [text.paid, order.pay_price],
  ] as const
  return (
    <article style={{ breakAfter: 'page' }}>
      <header>
        <p>{site}</p>
        <h1>{text.title}</h1>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <Lines lines={order.lines} />
      <footer>
        {sums.map(([name, value]) => (
          <p key={name}>
            {name} {yuan(value)}
          </p>
        ))}
      </footer>
    </article>
  )
}

function Lines({ lines }: { lines: readonly CartInfo[] }) {
  const text = useStore($text)
  return (
    <table>
      <thead>
        <tr>
          <th>{text.line}</th>
          <th>{text.goods}</th>
          <th>{text.sku}</th>
          <th data-kind="money">{text.price}</th>
          <th data-kind="whole">{text.count}</th>
          <th data-kind="money">{text.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={String(line.id)}>
            <td>{at + 1}</td>
            <td>{line.productInfo.store_name}</td>
            <td>{line.productInfo.attrInfo?.suk}</td>
            <td data-kind="money">{yuan(line.truePrice)}</td>
            <td data-kind="whole">{line.cart_num}</td>
            <td data-kind="money">{yuan(lineSum(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
