import { useStore } from '@nanostores/react'
import type { Connection } from '#src/stores/connection.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import type { Cards } from '../../client/cards.ts'
import { CardFrame } from '../../thread/card-frame.tsx'
import type { CardKind } from '../../thread/kind.ts'
import { OrderLines } from '../../thread/kinds/order.tsx'
import { $text as $kinds } from '../../thread/kinds.text.ts'
import { $text } from '../../thread/look/look.text.ts'
import { ProductPage } from '../../thread/look/product-page.tsx'
import { useCard } from '../../thread/use-card.tsx'
import type { Order } from '../../wire/cards.ts'
import { OrderDetails } from '../orders/order-details.tsx'

export interface CardWindowProps {
  connection: Connection
  cards: Cards
  /** The visitor of the conversation. */
  customer: string
  /** The card that was pressed; undefined closes the window. */
  card: { kind: CardKind; what: string } | undefined
  onClose(): void
}

/** What a card of the conversation is of: the product, or all of the order. */
export function CardWindow({ connection, cards, customer, card, onClose }: CardWindowProps) {
  const text = useStore($text)
  const isProduct = card?.kind === 'product'
  return (
    <>
      <Dialog open={isProduct} onClose={onClose} title={text.product} width={640}>
        {isProduct && <ProductPage key={card.what} cards={cards} id={card.what} />}
      </Dialog>
      {card?.kind === 'order' && <OrderWindow key={card.what} number={card.what} {...{ connection, cards, customer, onClose }} />}
    </>
  )
}

type OrderWindowProps = Omit<CardWindowProps, 'card'> & { number: string }

// a plain shop knows orders by their ids, cards by their numbers
function OrderWindow({ number, connection, cards, customer, onClose }: OrderWindowProps) {
  const text = useStore($text)
  const kinds = useStore($kinds)
  const [found, again] = useCard(undefined, () => cards.order(number, customer))
  if (found.state === 'there') return <OrderDetails connection={connection} order={found.card} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={text.order} width={640}>
      <CardFrame<Order> found={found} onRetry={again} title={kinds.orderNumber(number)} gone={kinds.orderGone}>
        {(order) => <OrderLines order={order} />}
      </CardFrame>
    </Dialog>
  )
}
