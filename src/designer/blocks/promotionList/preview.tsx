import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { useProductRows } from '../../products/use-products.ts'
import { emptySlots } from '../shared/deal.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawnCount, drawn } from '../shared/drawn.ts'
import { usePages } from '../shared/pages.ts'
import { ProductCard } from '../shared/product-card.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { Promotions } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

// tabs in the middle spread over the width of the storefront
const tabsAt = ['flex-start', 'space-around', 'flex-end']

export function PromotionsPreview({ value }: PreviewProps<Promotions>) {
  const tabs = drawn(value.tabs)
  const { at } = usePages(tabs.length)
  return (
    <div className="designer-promotions" style={{ marginTop: value.spaceAbove }}>
      <div className="designer-promotions__tabs" style={{ justifyContent: tabsAt[value.align] ?? 'flex-start' }}>
        {tabs.map((tab, index) => (
          <div key={index} className="designer-promotions__tab">
            <b style={index === at ? { color: value.accent } : undefined} data-text={`tabs.${index}.title`}>
              {tab.title}
            </b>
            <i
              style={index === at && tab.intro ? { background: value.accent, color: '#fff' } : undefined}
              data-text={`tabs.${index}.intro`}
            >
              {tab.intro}
            </i>
          </div>
        ))}
      </div>
      <Products value={value} at={at} />
    </div>
  )
}

function Products({ value, at }: { value: Promotions; at: number }) {
  const t = useStore($text)
  const tab = value.tabs[at]
  const rows = useProductRows(tab ? { from: 'groom', list: tab.list || 1, count: drawnCount(value.count) } : null)
  if (rows === null) return <NoAnswerNote />
  // a list without tabs is broken in the shop, too: there is nothing to wait for
  if (!tab || rows?.length === 0) return <ShopNote text={t.none} />
  return (
    <div className="designer-promotions__grid">
      {(rows ?? emptySlots(value.count, 4)).map((row, index) => (
        <ProductCard key={row?.id ?? index} row={row} look={value} layout="two" radius={10} />
      ))}
    </div>
  )
}
