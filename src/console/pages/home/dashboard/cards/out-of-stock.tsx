import { useStore } from '@nanostores/react'
import { listStoreProducts } from '#src/api/products.ts'
import { useRead } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'

const first = 5
const soldOut = 4
const low = 5

/** The newest that are sold out, then those of which little is left. */
async function scarceProducts(connection: Connection) {
  const list = async (type: number) => (await connection.send(listStoreProducts, { query: { page: 1, limit: first, type } })).list ?? []
  const [gone, few] = await Promise.all([list(soldOut), list(low)])
  return [...gone, ...few].slice(0, first)
}

/** Products that nobody can buy any more, or soon. */
export function OutOfStockCard() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useRead(connection, ['scarceProducts'], scarceProducts)
  return (
    <Card title={text.stock} read={read} none={text.stockNone}>
      {(products) =>
        products.length === 0 ? null : (
          <ul className="console-lines">
            {products.map(({ id, store_name: name, stock }) => (
              <li key={id}>
                <span>{name}</span>
                <small>{text.left(String(stock ?? 0))}</small>
              </li>
            ))}
          </ul>
        )
      }
    </Card>
  )
}
