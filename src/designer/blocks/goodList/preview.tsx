import { addStyles } from '#src/lib/styles.ts'
import { usePickedProducts, useProductRows } from '../../products/use-products.ts'
import type { PreviewProps } from '../shared/define.ts'
import { ProductCard } from '../shared/product-card.tsx'
import css from './preview.css?inline'
import type { ProductList } from './schema.ts'

addStyles(css)

const layouts = ['row', 'two', 'three', 'big'] as const

function useShown(value: ProductList) {
  const isManual = value.mode === 1
  const picked = usePickedProducts(isManual ? value.picked : [])
  const rows = useProductRows(isManual ? null : { from: 'category', category: value.category, sort: value.sort, count: value.count })
  if (isManual) return picked
  if (rows) return rows.map((row) => ({ id: row.id, row }))
  // the room that the products will take, so that nothing jumps when they arrive
  return Array.from({ length: Math.max(0, Math.min(value.count, 6)) }, (_, index) => ({ id: index, row: undefined }))
}

export function ProductListPreview({ value }: PreviewProps<ProductList>) {
  const shown = useShown(value)
  const layout = layouts[value.layout] ?? 'row'
  const radius = value.cardCorners === 1 ? 5 : 0
  const box = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 8 : 0,
  }
  return (
    <div className={`designer-goods is-${layout}`} style={box}>
      {shown.map(({ id, row }) => (
        <ProductCard key={id} row={row} look={value} layout={layout} radius={radius} />
      ))}
      {shown.length === 0 && <p className="designer-goods__none">{value.mode === 1 ? '请选择商品' : '暂无商品'}</p>}
    </div>
  )
}
