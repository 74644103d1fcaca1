import { useStore } from '@nanostores/react'
import type { Order } from '#src/order-forms/order.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { $text } from './picking-list.text.ts'
import { pickingLines } from './picking-lines.ts'

/** One list of all that is taken from the shelves for orders, and for which of them. */
export function PickingList({ orders, onClose }: { orders: readonly Order[]; onClose(): void }) {
  const text = useStore($text)
  const lines = pickingLines(orders)
  return (
    <PaperDialog title={text.title} print={text.print} onClose={onClose}>
      <article>
        <header>
          <h1>{text.title}</h1>
          <p>
            {text.of(
              orders.length,
              lines.reduce((sum, { count }) => sum + count, 0),
            )}
          </p>
        </header>
        <table>
          <thead>
            <tr>
              <th>{text.line}</th>
              <th>{text.goods}</th>
              <th>{text.sku}</th>
              <th data-kind="whole">{text.count}</th>
              <th>{text.orders}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, sku, count, orders: of }, at) => (
              <tr key={key}>
                <td>{at + 1}</td>
                <td>{name}</td>
                <td>{sku}</td>
                <td data-kind="whole">{count}</td>
                <td>{of.map((one) => `${one.number} ×${one.count}`).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </PaperDialog>
  )
}
