import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { askBargains, mostShown, type Activity } from '../../shop/activities.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { DealPrice, DealsEnd, emptySlots } from '../shared/deal.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawnCount } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { Bargains } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

export function BargainsPreview({ value }: PreviewProps<Bargains>) {
  const t = useStore($text)
  const answer = useAnswer(askBargains)
  const box = { margin: `${value.spaceAbove}px ${value.inset}px 0` }
  if (answer === null) return <NoAnswerNote style={box} />
  const shown = answer?.slice(0, Math.min(drawnCount(value.count), mostShown))
  if (shown?.length === 0) return <ShopNote text={t.none} style={box} />
  const ground = `linear-gradient(180deg, ${value.ground[0]} 0%, ${value.ground[1]} 100%)`
  return (
    <div className="designer-deals designer-bargains" style={{ ...box, background: ground, borderRadius: value.corners === 1 ? 7.5 : 0 }}>
      <p className="designer-bargains__title" style={{ color: value.titleColour }}>
        砍价专区·BARGAINING
      </p>
      <div className="designer-deals__row">
        {(shown ?? emptySlots(drawnCount(value.count), mostShown)).map((activity, index) => (
          <BargainCard key={activity?.id ?? index} activity={activity} value={value} />
        ))}
        <DealsEnd word="查看更多" className="designer-bargains__end" />
      </div>
    </div>
  )
}

function BargainCard({ activity, value }: { activity: Activity | undefined; value: Bargains }) {
  return (
    <div className="designer-deal designer-bargain" style={{ marginRight: value.gap }}>
      <Picture src={activity?.image ?? ''} className="designer-deal__picture designer-bargain__picture" />
      {(value.showsPrice || value.showsButton) && (
        <div className="designer-bargain__words">
          {value.showsPrice && <DealPrice price={activity?.price} colour={value.accent} />}
          {value.showsButton && (
            <span className="designer-bargain__button" style={{ background: value.accent }}>
              立即砍价
            </span>
          )}
        </div>
      )}
    </div>
  )
}
