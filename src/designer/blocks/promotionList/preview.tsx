import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { useProductRows } from '../../products/use-products.ts'
import { placesFor } from '../shared/deal.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { askedCount, drawn } from '../shared/drawn.ts'
import { ProductCard } from '../shared/product-card.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { Promotions } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

// tabs in the middle spread over the width of the storefront
const tabsAt = ['flex-start', 'space-around', 'flex-end']

export function PromotionsPreview({ value }: PreviewProps<Promotions>) {
  return (
    <div className="designer-promotions" style={{ marginTop: value.spaceAbove }}>
      <div className="designer-promotions__tabs" style={{ justifyContent: tabsAt[value.align] ?? 'flex-start' }}>
        {drawn(value.tabs).map((tab, index) => (
          <div key={index} className="designer-promotions__tab">
            <b style={index === 0 ? { color: value.accent } : undefined}>{tab.title}</b>
            <i style={index === 0 ? { background: value.accent, color: '#fff' } : undefined}>{tab.intro}</i>
          </div>
        ))}
      </div>
      <Products value={value} />
    </div>
  )
}

// the storefront opens with the first tab
function Products({ value }: PreviewProps<Promotions>) {
  const t = useStore($text)
  const first = value.tabs[0]
  const rows = useProductRows(first ? { from: 'groom', list: first.list || 1, count: askedCount(value.count) } : null)
  if (rows === null) return <NoAnswerNote />
  if (rows?.length === 0) return <ShopNote text={t.none} />
  return (
    <div className="designer-promotions__grid">
      {(rows ?? placesFor(value.count, 4)).map((row, index) => (
        <ProductCard key={row?.id ?? index} row={row} look={value} layout="two" radius={10} />
      ))}
    </div>
  )
}
