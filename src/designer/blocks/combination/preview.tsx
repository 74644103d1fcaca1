import { useStore } from '@nanostores/react'
import { UsersRound } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { askCombinations, mostShown, type Activity } from '../../shop/activities.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { DealPrice, DealsHead, emptySlots } from '../shared/deal.tsx'
import { Waiting } from '../shared/waiting.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawnCount } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { GroupBuying } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

export function GroupBuyingPreview({ value }: PreviewProps<GroupBuying>) {
  const t = useStore($text)
  const answer = useAnswer(askCombinations)
  const box = { margin: `${value.spaceAbove}px ${value.inset}px 0` }
  if (answer === null) return <NoAnswerNote style={box} />
  if (answer?.length === 0) return <ShopNote text={t.none} style={box} />
  const shown = answer?.slice(0, Math.min(drawnCount(value.count), mostShown)) ?? emptySlots(drawnCount(value.count), mostShown)
  const joined = answer?.reduce((sum, activity) => sum + activity.joined, 0) ?? 0
  return (
    <div
      className="designer-deals designer-groups"
      style={{ ...box, background: value.background, borderRadius: value.corners === 1 ? 10 : 0 }}
    >
      <DealsHead sign={value.sign} builtIn={UsersRound} accent={value.accent} title="拼团活动">
        {joined > 0 && <span className="designer-groups__joined">{joined}人拼团成功</span>}
      </DealsHead>
      <div className="designer-deals__row">
        {shown.map((activity, index) => (
          <GroupCard key={activity?.id ?? index} activity={activity} value={value} />
        ))}
      </div>
    </div>
  )
}

function GroupCard({ activity, value }: { activity: Activity | undefined; value: GroupBuying }) {
  return (
    <div className="designer-deal designer-group" style={{ marginRight: value.gap }}>
      <Picture src={activity?.image ?? ''} className="designer-deal__picture designer-group__picture" />
      {value.showsPeople && activity && <span className="designer-group__people">{activity.people}人参团</span>}
      <div className="designer-group__words">
        {value.showsName && (activity ? <p className="designer-deal__name">{activity.title}</p> : <Waiting width="90%" height={18} />)}
        <p className="designer-group__line">
          {value.showsPriceTag && (
            <span className="designer-group__tag" style={{ background: value.tagColour, color: value.accent }}>
              拼团价
            </span>
          )}
          {value.showsPrice && <DealPrice price={activity?.price} colour={value.accent} />}
        </p>
      </div>
      {value.showsButton && (
        <span className="designer-group__button" style={{ background: value.accent }}>
          参与拼团
        </span>
      )}
    </div>
  )
}
