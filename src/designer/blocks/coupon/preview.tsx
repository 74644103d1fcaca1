import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { mostShown } from '../../shop/activities.ts'
import { askCoupons, type Coupon } from '../../shop/coupons.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { DealsEnd, emptySlots } from '../shared/deal.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { Coupons } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

export function CouponsPreview({ value }: PreviewProps<Coupons>) {
  const t = useStore($text)
  const answer = useAnswer(askCoupons)
  const box = { margin: `${value.spaceAbove}px ${value.inset}px 0` }
  if (answer === null) return <NoAnswerNote style={box} />
  if (answer?.length === 0) return <ShopNote text={t.none} style={box} />
  const shown = answer?.slice(0, mostShown) ?? emptySlots(3, mostShown)
  return (
    <div
      className="designer-deals designer-coupons"
      style={{ ...box, background: value.background, borderRadius: value.corners === 1 ? 7.5 : 0 }}
    >
      <div className="designer-deals__row">
        {shown.map((coupon, index) => (
          <Ticket key={coupon?.id ?? index} coupon={coupon} value={value} />
        ))}
        <DealsEnd word="更多" className="designer-coupons__end" />
      </div>
    </div>
  )
}

function Ticket({ coupon, value }: { coupon: Coupon | undefined; value: Coupons }) {
  if (!coupon) return <i className="designer-waiting designer-ticket" />
  const hole = { background: value.background }
  return (
    <div className="designer-ticket" style={{ background: value.accent }}>
      <span className="designer-ticket__words">
        <b>
          <small>¥</small>
          {coupon.amount}
        </b>
        满{coupon.from}元可用
      </span>
      <span className="designer-ticket__button">
        <span>立即领取</span>
      </span>
      <i className="designer-ticket__hole is-top" style={hole} />
      <i className="designer-ticket__hole is-bottom" style={hole} />
    </div>
  )
}
