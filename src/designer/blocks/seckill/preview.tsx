import { useStore } from '@nanostores/react'
import { Zap } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { askSeckills, discountOf, mostShown, type Activity } from '../../shop/activities.ts'
import { askSessions, type SeckillSession } from '../../shop/seckill-sessions.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { DealPrice, DealsHead, emptySlots } from '../shared/deal.tsx'
import { Waiting } from '../shared/waiting.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawnCount } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import { Countdown } from './countdown.tsx'
import { $note } from './note.text.ts'
import css from './preview.css?inline'
import type { FlashSale } from './schema.ts'
import { useSessions } from './use-sessions.ts'

addStyles(css)

const none: readonly SeckillSession[] = []
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export function FlashSalePreview({ value }: PreviewProps<FlashSale>) {
  const t = useStore($note)
  const sessions = useAnswer(askSessions)
  const sales = useAnswer(askSeckills)
  const { running, next } = useSessions(sessions ?? none)
  const box = { margin: `${value.spaceAbove}px ${value.inset}px 0` }
  if (sessions === null || sales === null) return <NoAnswerNote style={box} />
  if (!sessions || !sales) return <Sale value={value} rows={emptySlots(drawnCount(value.count), mostShown)} />
  if (!running) return <ShopNote text={t.closed} more={next && t.opensAt(clockOf(next.hour))} style={box} />
  const rows = sales.filter((sale) => sale.session === running.id)
  if (rows.length === 0) return <ShopNote text={t.none} more={next && t.opensAt(clockOf(next.hour))} style={box} />
  return <Sale value={value} rows={rows.slice(0, Math.min(drawnCount(value.count), mostShown))} ends={running.ends} />
}

interface SaleProps {
  value: FlashSale
  rows: readonly (Activity | undefined)[]
  ends?: number
}

function Sale({ value, rows, ends }: SaleProps) {
  const box = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 10 : 0,
  }
  return (
    <div className="designer-deals designer-sales" style={box}>
      <DealsHead sign={value.sign} builtIn={Zap} accent={value.accent} title="限时秒杀">
        {ends !== undefined && <Countdown key={ends} ends={ends} colour={value.accent} background={value.clockColour} />}
      </DealsHead>
      <div className="designer-deals__row">
        {rows.map((sale, index) => (
          <SaleCard key={sale?.id ?? index} sale={sale} value={value} />
        ))}
      </div>
    </div>
  )
}

function SaleCard({ sale, value }: { sale: Activity | undefined; value: FlashSale }) {
  return (
    <div className="designer-deal designer-sale" style={{ marginRight: value.gap }}>
      <div className="designer-sale__frame">
        <Picture src={sale?.image ?? ''} className="designer-deal__picture designer-sale__picture" />
        {value.showsDiscount && sale && (
          <span className="designer-sale__discount" style={{ color: value.accent, borderColor: value.accent }}>
            {discountOf(sale)}折起
          </span>
        )}
      </div>
      <div className="designer-sale__words">
        {value.showsName && (sale ? <p className="designer-deal__name">{sale.title}</p> : <Waiting width="90%" height={18} />)}
        <p className="designer-sale__line">
          {value.showsTag && <i style={{ background: value.accent }}>抢</i>}
          {value.showsPrice && <DealPrice price={sale?.price} colour={value.accent} />}
        </p>
      </div>
    </div>
  )
}
