import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { readProduct, type Product } from '../../wire/cards.ts'
import { CardFrame, CardPicture } from '../card-frame.tsx'
import type { BodyProps } from '../kind.ts'
import { $text } from '../kinds.text.ts'
import { useCard } from '../use-card.tsx'

export default function ProductBody({ content, context }: BodyProps<'product'>) {
  const text = useStore($text)
  const { base } = context.cards
  const carried = useMemo(() => readProduct(content.carried, base), [content, base])
  const [found, again] = useCard(carried, () => context.cards.product(content.id))
  const way = context.look && { words: text.showProduct, go: () => context.look!('product', content.id) }
  return (
    <CardFrame found={found} onRetry={again} way={way} gone={text.productGone(content.id)}>
      {(product) => <ProductLines product={product} />}
    </CardFrame>
  )
}

/** Picture, name and figures of a product. */
export function ProductLines({ product }: { product: Product }) {
  const text = useStore($text)
  return (
    <>
      <CardPicture address={product.picture} />
      <span className="kefu-card-lines">
        <span className="kefu-card-name">{product.name}</span>
        <span className="kefu-card-faint">
          {[product.stock && text.stock(product.stock), product.sales && text.sales(product.sales)].filter(Boolean).join(' · ')}
        </span>
        {product.price && <strong className="kefu-card-sum">¥{product.price}</strong>}
      </span>
    </>
  )
}
