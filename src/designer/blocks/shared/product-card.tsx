import type { ProductRow } from '#src/api/products.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useProductMarks } from '../../shop/use-product-marks.ts'
import { Waiting } from './waiting.tsx'
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
  /** Undefined while it is on its way: the card keeps its room. */
  row: ProductRow | undefined
  look: ProductLook
  /** `row` has its picture at the left. */
  layout: 'row' | 'two' | 'three' | 'big'
  radius: number
}

const tags = { '1': '秒杀', '2': '砍价', '3': '拼团' }

/** A product as the storefront shows it in its lists (designer contract 3.5.6). */
export function ProductCard({ row, look, layout, radius }: ProductCardProps) {
  const { activity, hasCoupon } = useProductMarks(row)
  const wide = layout === 'big' ? (row as { recommend_image?: string } | undefined)?.recommend_image : ''
  return (
    <div className={`designer-product is-${layout}`} style={{ borderRadius: radius }}>
      <div className="designer-product__frame">
        <Picture src={wide || row?.image || ''} className="designer-product__picture" />
        {activity && (
          <i className="designer-product__tag" style={{ background: look.tagColour }}>
            {tags[activity]}
          </i>
        )}
      </div>
      {layout === 'big' ? (
        <BigWords row={row} look={look} hasCoupon={hasCoupon && look.showsCoupon} />
      ) : (
        <Words row={row} look={look} hasCoupon={hasCoupon && look.showsCoupon} />
      )}
    </div>
  )
}

interface WordsProps {
  row: ProductRow | undefined
  look: ProductLook
  hasCoupon: boolean
}

function Words({ row, look, hasCoupon }: WordsProps) {
  return (
    <div className="designer-product__words">
      <div>
        {look.showsName && (row ? <p className="designer-product__name">{row.store_name}</p> : <Waiting width="90%" height={19} />)}
        {look.showsOldPrice && (row ? <s>￥{row.ot_price}</s> : <Waiting width="40%" height={12} />)}
      </div>
      <div className="designer-product__line" style={{ color: look.priceColour }}>
        {look.showsPrice && <Price row={row} />}
        {hasCoupon && <CouponMark colour={look.tagColour} />}
      </div>
    </div>
  )
}

/** Below a big picture the mark stands before the name, and both prices in one line. */
function BigWords({ row, look, hasCoupon }: WordsProps) {
  return (
    <div className="designer-product__words">
      <p className="designer-product__name">
        {hasCoupon && <CouponMark colour={look.tagColour} />}
        {look.showsName && (row?.store_name ?? <Waiting width="60%" height={19} />)}
      </p>
      <div className="designer-product__line" style={{ color: look.priceColour }}>
        {look.showsPrice && <Price row={row} />}
        {look.showsOldPrice && row && <s>￥{row.ot_price}</s>}
      </div>
    </div>
  )
}

const CouponMark = ({ colour }: { colour: string }) => <em style={{ color: colour, borderColor: colour }}>券</em>

function Price({ row }: { row: ProductRow | undefined }) {
  if (!row) return <Waiting width={56} height={18} />
  return (
    <b>
      <small>￥</small>
      {row.price}
    </b>
  )
}
