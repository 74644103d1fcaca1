import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { readOrder, type Order } from '../../wire/cards.ts'
import { CardFrame, CardPicture } from '../card-frame.tsx'
import type { BodyProps } from '../kind.ts'
import { $text } from '../kinds.text.ts'
import { useCard } from '../use-card.tsx'

export default function OrderBody({ content, context }: BodyProps<'order'>) {
  const text = useStore($text)
  const { cards, customer, look } = context
  const changes = useStore(cards.$changes)
  const freshness = { isOld: cards.isOld(content.number), changes }
  const carried = useMemo(() => readOrder(content.carried, cards.base), [content, cards.base])
  const [found, again] = useCard(carried, () => cards.order(content.number, customer), freshness)
  const way = look && { words: text.showOrder, go: () => look('order', content.number) }
  return (
    <CardFrame found={found} onRetry={again} title={text.orderNumber(content.number)} way={way} gone={text.orderGone}>
      {(order) => <OrderLines order={order} />}
    </CardFrame>
  )
}

/** The first of an order's goods, how many there are, what they cost and where it stands. */
export function OrderLines({ order }: { order: Order }) {
  const text = useStore($text)
  return (
    <>
      <CardPicture address={order.picture} />
      <span className="kefu-card-lines">
        <span className="kefu-card-name">{order.name}</span>
        <span className="kefu-card-faint">{[order.count && text.goods(order.count), order.state].filter(Boolean).join(' · ')}</span>
        {order.sum && <strong className="kefu-card-sum">¥{order.sum}</strong>}
      </span>
    </>
  )
}
