import { useStore } from '@nanostores/react'
import { readRanking } from '#src/api/home.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'

const first = 8

/** What the shop has sold most of. A shop names a product once for each of its kinds. */
export function RankingCard() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useCall(connection, readRanking, {})
  // a plain shop takes all that was ever sold at the price of today
  const title = connection.kind === 'own' ? text.rankingDays : text.ranking
  return (
    <Card title={title} read={read} none={text.rankingNone}>
      {({ list }) => {
        const sold = (list ?? []).filter(({ product_id: id, val }, at, all) => {
          return Number(val) > 0 && all.findIndex((one) => one.product_id === id) === at
        })
        if (sold.length === 0) return null
        return (
          <ol className="console-lines">
            {sold.slice(0, first).map(({ product_id: id, store_name: name, val }) => (
              <li key={id}>
                <span>{name}</span>
                <small>{yuan(val)}</small>
              </li>
            ))}
          </ol>
        )
      }}
    </Card>
  )
}
