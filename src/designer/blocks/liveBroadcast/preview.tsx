import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { askLiveRooms, type LiveRoom } from '../../shop/live-rooms.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { emptySlots } from '../shared/deal.tsx'
import { Waiting } from '../shared/waiting.tsx'
import type { PreviewProps } from '../shared/define.ts'
import { drawn } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import { NoAnswerNote, ShopNote } from '../shared/shop-note.tsx'
import css from './preview.css?inline'
import type { LiveRooms } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

const layouts = ['one', 'two', 'big'] as const
const states: Record<number, string> = { 101: '进行中', 102: '预告', 103: '回放' }

export function LiveRoomsPreview({ value }: PreviewProps<LiveRooms>) {
  const t = useStore($text)
  const rooms = useAnswer(askLiveRooms)
  // this one space is rpx, half a px each on a screen 375 px wide
  const box = { marginTop: value.spaceAbove / 2 }
  if (rooms === null) return <NoAnswerNote style={box} />
  if (rooms?.length === 0) return <ShopNote text={t.none} style={box} />
  const shown: readonly (LiveRoom | undefined)[] = rooms ? drawn(rooms).slice(0, Math.max(1, value.limit)) : emptySlots(value.limit, 4)
  return (
    <div className={`designer-rooms is-${layouts[value.layout] ?? 'one'}`} style={box}>
      {shown.map((room, index) => (
        <Room key={room?.id ?? index} room={room} />
      ))}
    </div>
  )
}

function Room({ room }: { room: LiveRoom | undefined }) {
  const state = room && states[room.state]
  return (
    <div className="designer-room">
      <span className="designer-room__frame">
        <Picture src={room?.image ?? ''} className="designer-room__picture" />
        {state && <i className={`designer-room__state${room.state === 101 ? ' is-on' : ''}`}>{state}</i>}
      </span>
      <span className="designer-room__words">
        {room ? <span>{room.name}</span> : <Waiting width="80%" height={16} />}
        {room ? <small>{room.anchor}</small> : <Waiting width={60} height={12} />}
      </span>
    </div>
  )
}
