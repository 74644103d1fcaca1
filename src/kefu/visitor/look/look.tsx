import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Cards } from '../../client/cards.ts'
import { CardFrame, CardPicture } from '../../thread/card-frame.tsx'
import { CrossIcon } from '../../gallery/icons.tsx'
import type { CardKind } from '../../thread/kind.ts'
import { OrderLines } from '../../thread/kinds/order.tsx'
import { $text as $kinds } from '../../thread/kinds.text.ts'
import { $text } from '../../thread/look/look.text.ts'
import { ProductPage } from '../../thread/look/product-page.tsx'
import { useCard } from '../../thread/use-card.tsx'
import type { Order } from '../../wire/cards.ts'
import css from './look.css?inline'

addStyles(css)

export interface LookProps {
  card: { kind: CardKind; what: string }
  cards: Cards
  onClose(): void
}

/** The product or order of a card, over the visitor's chat; the native dialog gives the focus back to the card. */
export function Look({ card: { kind, what }, cards, onClose }: LookProps) {
  const text = useStore($text)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const node = dialog.current
    node?.showModal()
    return () => node?.close()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // Escape would close the chat as well
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go wherever the focus is in it
    <dialog
      ref={dialog}
      className="kefu-look-dialog"
      data-modal=""
      data-open=""
      aria-label={text[kind]}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="kefu-look-bar">
        <h2>{text[kind]}</h2>
        <button type="button" className="kefu-sheet-close" aria-label={text.close} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className="kefu-look-content">
        {kind === 'product' ? <ProductPage cards={cards} id={what} /> : <OrderPage cards={cards} number={what} />}
      </div>
    </dialog>
  )
}

function OrderPage({ cards, number }: { cards: Cards; number: string }) {
  const kinds = useStore($kinds)
  const [found, again] = useCard(undefined, () => cards.order(number, ''))
  if (found.state === 'there') return <WholeOrder order={found.card} />
  return (
    <CardFrame<Order> found={found} onRetry={again} title={kinds.orderNumber(number)} gone={kinds.orderGone}>
      {(order) => <OrderLines order={order} />}
    </CardFrame>
  )
}

function WholeOrder({ order }: { order: Order }) {
  const kinds = useStore($kinds)
  return (
    <div className="kefu-look">
      <div>
        <p>{kinds.orderNumber(order.number)}</p>
        <p className="kefu-look-prices">
          {order.sum && <strong>¥{order.sum}</strong>}
          <span>{[order.state, order.count && kinds.goods(order.count)].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {order.goods.map((goods, at) => (
        <div key={at} className="kefu-card-body">
          <CardPicture address={goods.picture} />
          <span className="kefu-card-lines">
            <span>{goods.name}</span>
            <span className="kefu-card-faint">{goods.specification}</span>
            <span>
              {goods.price && `¥${goods.price}`} {goods.count && `× ${goods.count}`}
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
