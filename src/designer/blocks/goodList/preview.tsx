import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { usePickedProducts, useProductRows } from '../../products/use-products.ts'
import { emptySlots } from '../shared/deal.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawnCount, drawn } from '../shared/drawn.ts'
import { ProductCard } from '../shared/product-card.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { ProductList } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

const layouts = ['row', 'two', 'three', 'big'] as const

/** Products in their order; a row is missing while it is on its way. Null when the shop did not answer. */
function useShown(value: ProductList) {
  const isManual = value.mode === 1
  const picked = usePickedProducts(isManual ? drawn(value.picked) : [])
  const rows = useProductRows(
    isManual ? null : { from: 'category', category: value.category, sort: value.sort, count: drawnCount(value.count) },
  )
  if (isManual) return picked
  if (rows === null) return null
  // the room that the products will take, so that nothing jumps when they arrive
  return rows?.map((row) => ({ id: row.id, row })) ?? emptySlots(value.count, 6).map((row, id) => ({ id, row }))
}

export function ProductListPreview({ value }: PreviewProps<ProductList>) {
  const t = useStore($text)
  const shown = useShown(value)
  const layout = layouts[value.layout] ?? 'row'
  const box = { margin: `${value.spaceAbove}px ${value.inset}px 0` }
  if (shown === null) return <NoAnswerNote style={box} />
  if (shown.length === 0) return <ShopNote text={value.mode === 1 ? t.nonePicked : t.none} style={box} />
  return (
    <div
      className={`designer-goods is-${layout}`}
      style={{ ...box, background: value.background, borderRadius: value.corners === 1 ? 7.5 : 0 }}
    >
      {shown.map(({ id, row }) => (
        <ProductCard key={id} row={row} look={value} layout={layout} radius={value.cardCorners === 1 ? 7.5 : 0} />
      ))}
    </div>
  )
}
