import { useStore } from '@nanostores/react'
import { countStoreProducts } from '#src/api/products.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'
import { Figures } from '../figures.tsx'

/** Tabs of the product list that ask for somebody: sold out, low in stock. */
const alarming = new Set([4, 5])

/** How many products are on sale, in store, sold out and low in stock. */
export function InventoryCard() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useCall(connection, countStoreProducts, { query: {} })
  return (
    <Card title={text.inventory} read={read} none={text.inventoryNone}>
      {({ list }) => {
        if (!Array.isArray(list) || list.every(({ count }) => Number(count) === 0)) return null
        const figures = list.map(({ type, name, count }) => ({
          key: String(type),
          name,
          value: count,
          path: `/product/product_list?type=${type}`,
          isAlarming: alarming.has(Number(type)) && Number(count) > 0,
        }))
        return (
          <>
            <Figures figures={figures} />
            <Chart
              label={text.inventory}
              kind="bars"
              points={list.map(({ name }) => name)}
              series={[{ key: 'count', name: text.products, values: list.map(({ count }) => count) }]}
              height={128}
            />
          </>
        )
      }}
    </Card>
  )
}
