import { useStore } from '@nanostores/react'
import { emptySlots } from '../../blocks/shared/deal.tsx'
import { drawnCount } from '../../blocks/shared/drawn.ts'
import { ProductCard } from '../../blocks/shared/product-card.tsx'
import { NoAnswerNote, ShopNote } from '../../blocks/shared/shop-note.tsx'
import { useProductRows } from '../../products/use-products.ts'
import { $text } from '../legacy.text.ts'

const look = {
  showsName: true,
  showsOldPrice: false,
  showsPrice: true,
  showsCoupon: false,
  priceColour: '#e93323',
  tagColour: '#e93323',
}

/** Products of one of the shop's own lists, three in a row. */
export function GroomRow({ list, count }: { list: number; count: number }) {
  const t = useStore($text)
  const rows = useProductRows({ from: 'groom', list, count: drawnCount(count) })
  if (rows === null) return <NoAnswerNote />
  if (rows?.length === 0) return <ShopNote text={t.noGoods} />
  return (
    <div className="designer-goods is-three">
      {(rows ?? emptySlots(count, 6)).map((row, index) => (
        <ProductCard key={row?.id ?? index} row={row} look={look} layout="three" radius={0} />
      ))}
    </div>
  )
}
