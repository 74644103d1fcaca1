import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import type { Cards } from '../../client/cards.ts'
import { CardFrame } from '../../thread/card-frame.tsx'
import { OrderLines } from '../../thread/kinds/order.tsx'
import { ProductLines } from '../../thread/kinds/product.tsx'
import { $text as $thread } from '../../thread/kinds.text.ts'
import { useCard } from '../../thread/use-card.tsx'
import css from './offer.css?inline'
import type { Offered } from './offered.ts'
import { $text } from './offer.text.ts'

addStyles(css)

export interface OfferProps {
  offered: Offered
  cards: Cards
  onSend(): void
  onClose(): void
}

/** What the host's page shows, above the field, with a button that sends its card; nothing is sent of what there is none. */
export function Offer({ offered: { kind, what }, cards, onSend, onClose }: OfferProps) {
  const text = useStore($text)
  const thread = useStore($thread)
  const [product, againProduct] = useCard(undefined, async () => (kind === 'product' ? cards.product(what) : undefined))
  const [order, againOrder] = useCard(undefined, async () => (kind === 'order' ? cards.order(what, '') : undefined))
  const isThere = (kind === 'product' ? product : order).state === 'there'
  return (
    <div className="kefu-offer">
      {kind === 'product' ? (
        <CardFrame found={product} onRetry={againProduct} gone={thread.productGone(what)}>
          {(found) => <ProductLines product={found} />}
        </CardFrame>
      ) : (
        <CardFrame found={order} onRetry={againOrder} title={thread.orderNumber(what)} gone={thread.orderGone}>
          {(found) => <OrderLines order={found} />}
        </CardFrame>
      )}
      <div className="kefu-offer-keys">
        {isThere && (
          <button type="button" className="kefu-offer-send" onClick={onSend}>
            {text.sendCard}
          </button>
        )}
        <button type="button" className="kefu-link" onClick={onClose}>
          {text.notNow}
        </button>
      </div>
    </div>
  )
}
