import type { ProductRow } from '#src/api/products.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Picture } from './picture.tsx'
import css from './product-card.css?inline'

addStyles(css)

/** Which parts of a product are shown, and in which colours. */
export interface ProductLook {
  readonly showsName: boolean
  readonly showsOldPrice: boolean
  readonly showsPrice: boolean
  readonly showsCoupon: boolean
  readonly priceColour: string
  readonly tagColour: string
}

interface ProductCardProps {
  row: ProductRow | undefined
  look: ProductLook
  /** `row` has its picture at the left. */
  layout: 'row' | 'two' | 'three' | 'big'
  radius: number
}

type ShopRow = ProductRow & { recommend_image?: string; checkCoupon?: unknown; activity?: { type?: string | number } }

const tags: Record<string, string> = { '1': '秒杀', '2': '砍价', '3': '拼团' }

/** A product as the storefront shows it in its lists. */
export function ProductCard({ row, look, layout, radius }: ProductCardProps) {
  const product = row as ShopRow | undefined
  const tag = tags[String(product?.activity?.type ?? '')]
  const picture = (layout === 'big' && product?.recommend_image) || product?.image || ''
  return (
    <div className={`designer-product is-${layout}`} style={{ borderRadius: radius }}>
      <div className="designer-product__frame">
        <Picture src={picture} className="designer-product__picture" />
        {tag && (
          <i className="designer-product__tag" style={{ background: look.tagColour }}>
            {tag}
          </i>
        )}
      </div>
      <div className="designer-product__words">
        {look.showsName && <p className="designer-product__name">{product?.store_name ?? '商品名称'}</p>}
        <div className="designer-product__line">
          {look.showsPrice && (
            <b style={{ color: look.priceColour }}>
              <small>¥</small>
              {product?.price ?? '0.00'}
            </b>
          )}
          {look.showsOldPrice && product && <s>¥{product.ot_price}</s>}
          {look.showsCoupon && Boolean(product?.checkCoupon) && <em style={{ color: look.tagColour, borderColor: look.tagColour }}>券</em>}
        </div>
      </div>
    </div>
  )
}
