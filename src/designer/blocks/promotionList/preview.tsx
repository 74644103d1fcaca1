import { addStyles } from '#src/lib/styles.ts'
import { useProductRows } from '../../products/use-products.ts'
import type { PreviewProps } from '../shared/define.ts'
import { flexSideOf } from '../shared/options.ts'
import { ProductCard } from '../shared/product-card.tsx'
import css from './preview.css?inline'
import type { Promotions } from './schema.ts'

addStyles(css)

export function PromotionsPreview({ value }: PreviewProps<Promotions>) {
  const first = value.tabs[0]
  const rows = useProductRows(first ? { from: 'groom', list: first.list || 1, count: value.count } : null)
  const shown = rows ?? Array.from({ length: Math.max(0, Math.min(value.count, 4)) }, () => undefined)
  return (
    <div className="designer-promotions" style={{ marginTop: value.spaceAbove }}>
      <div className="designer-promotions__tabs" style={{ justifyContent: flexSideOf(value.align) }}>
        {value.tabs.map((tab, index) => (
          <div key={index} className="designer-promotions__tab">
            <b style={index === 0 ? { color: value.accent } : undefined}>{tab.title}</b>
            <i style={index === 0 ? { background: value.accent, color: '#fff' } : undefined}>{tab.intro}</i>
          </div>
        ))}
      </div>
      <div className="designer-promotions__grid">
        {shown.map((row, index) => (
          <ProductCard key={row?.id ?? index} row={row} look={value} layout="two" radius={5} />
        ))}
      </div>
    </div>
  )
}
