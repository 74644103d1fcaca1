import { useStore } from '@nanostores/react'
import { listOrders } from '#src/api/orders.ts'
import { partAddress } from '#src/console/engine/part.ts'
import { Link } from '#src/console/router/link.tsx'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'
import { Figures } from '../figures.tsx'

const first = 5
const late = { query: { page: 1, limit: first, late: '1' } }
const list = '/order/list'

/** Paid orders that were not shipped within the hours that the shop promises (specification 2); only our own server knows of them. */
export function OvertimeCard() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useCall(connection, listOrders, late)
  return (
    <Card title={text.overtime} read={read} none={text.overtimeNone}>
      {({ data: orders, count }) =>
        count === 0 ? null : (
          <>
            <Figures figures={[{ key: 'late', name: text.late, value: count, path: `${list}?orderLate=1`, isAlarming: true }]} />
            <ul className="console-lines">
              {orders.map(({ id, order_id: number, _pay_time: paid }) => (
                <li key={String(id)}>
                  <Link to={partAddress(list, '', { key: 'detail', id: String(id) })}>{number}</Link>
                  <small>{text.paidAt(paid)}</small>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Card>
  )
}
